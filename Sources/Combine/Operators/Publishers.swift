/// The publishers behind the operators. One seldom names them; call the operator.
public enum Publishers {}
