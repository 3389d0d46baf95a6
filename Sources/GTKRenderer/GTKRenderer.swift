// GTKRenderer
