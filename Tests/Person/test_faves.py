"""What a person does with the built program, from a click to the disk and back."""

import unittest

from stage import PROGRAM, REPORTS, on_desktop
from app import App, amount, destination, wait


@on_desktop
class APersonUsesFaves(unittest.TestCase):
    def open(self):
        return App(self.desktop, PROGRAM, reports=REPORTS / self._testMethodName)

    def test_what_is_added_edited_and_deleted_is_there_after_a_restart(self):
        with self.open() as app:
            self.first_start_shows_the_samples(app)
            self.add_a_contact(app)
            self.edit_and_cancel(app)
            self.edit_and_save(app)
            self.make_it_a_favourite(app)
            self.delete_another(app)
            self.set_the_user(app)
            self.add_a_movie(app)
            self.assertEqual(app.close_window(), 0, app.output)
            self.assertEqual(app.output, "")
        with self.open() as app:
            self.everything_is_still_there(app)
            self.assertEqual(app.close_window(), 0, app.output)

    # Contacts.

    def first_start_shows_the_samples(self, app):
        app.shows("Madison Thompson", "Sales")

    def add_a_contact(self, app):
        app.press("Add Contact")
        app.find("push button", "Cancel")
        app.type("Name", "Ann Field")
        app.type("Position", "Gardener")
        app.type("Email", "ann@example.org")
        app.type("Phone", "+1 555 0100")
        app.press("Save")
        app.gone("push button", "Save")
        app.find("label", "Ann Field", within=self.list(app))
        # Who was added is shown at once, with links.
        self.has_link(app, "ann@example.org", "mailto:ann@example.org")
        self.has_link(app, "+1 555 0100", "tel:+15550100")

    def edit_and_cancel(self, app):
        app.press("Edit")
        app.type("Name", "Somebody Else")
        app.press("Cancel")
        app.press("Discard")
        app.gone("push button", "Save")
        app.shows("Ann Field")
        self.assertNotIn("Somebody Else", app.texts())

    def edit_and_save(self, app):
        app.press("Edit")
        # The draft that was given up is gone.
        wait(lambda: app.value("Name") == "Ann Field", "the name as it was saved")
        app.type("Name", "Ann Forest")
        app.type("Position", "Forester")
        app.press("Save")
        app.gone("push button", "Save")
        app.find("label", "Ann Forest", within=self.list(app))
        app.find("label", "Forester", within=self.list(app))
        self.assertEqual(len(app.all("label", "Ann Forest")), 2, "in the list and in the details")
        self.assertNotIn("Ann Field", app.texts())

    def make_it_a_favourite(self, app):
        app.press("Favourite")
        app.find("push button", "Remove from Favourites")
        wait(lambda: self.people(app) == ["Ann Forest", "Madison Thompson"], "the favourite first")

    def delete_another(self, app):
        self.select(app, "Madison Thompson")
        self.has_link(app, "4-(968) 705-1370", "tel:49687051370")
        app.press("Delete")
        wait(lambda: self.people(app) == ["Ann Forest"], "the other contact alone")
        app.shows("Deleted “Madison Thompson”")

    # Films.

    def set_the_user(self, app):
        app.press("Fave Flicks", role="radio button")
        app.press("User")
        app.shows("User Info")
        app.type("Name", "Ann", after_each=lambda typed: app.shows(f"{typed} Info"))
        app.choose("Favourite Genre", "Comedy")
        app.press("Update")
        app.gone("push button", "Update")

    def add_a_movie(self, app):
        app.press("Add Movie")
        app.type("Title", "The Apartment")
        self.assertEqual(app.choice("Genre"), "Comedy", "the user's favourite")
        slider = app.focus("Rating", role="slider")
        # From 0, or from wherever a new film starts: the left end first, then seven halves.
        app.keys("Home", *["Right"] * 7)
        wait(lambda: amount(slider) == 3.5, "the slider at 3.5")
        app.find(name="3.5 stars")
        app.press("Add")
        app.gone("push button", "Add")
        self.movie_is_listed(app)

    def movie_is_listed(self, app):
        row = app.find("list item", lambda text: "The Apartment" in text)
        app.find(name="3.5 stars", within=row)
        app.find("label", "Comedy", within=row)

    def everything_is_still_there(self, app):
        wait(lambda: self.people(app) == ["Ann Forest"], "the contact that was saved, alone")
        self.select(app, "Ann Forest")
        app.find("push button", "Remove from Favourites")
        app.shows("Forester", "ann@example.org", "+1 555 0100")
        app.press("Fave Flicks", role="radio button")
        self.movie_is_listed(app)
        app.shows("The Matrix", "Airplane!", "The Dark Knight")
        app.press("User")
        app.shows("Ann Info")
        self.assertEqual(app.value("Name"), "Ann")
        self.assertEqual(app.choice("Favourite Genre"), "Comedy")
        app.press("Cancel")
        app.gone("push button", "Cancel")

    # What the screens are made of.

    def list(self, app):
        return app.find("list box")

    def people(self, app):
        """The names in the list of contacts, from the top."""
        return [
            next(text for text in app.texts(row) if " " in text and "," not in text)
            for row in app.all("list item", within=self.list(app))]

    def has_link(self, app, title, address):
        self.assertEqual(destination(app.find("link", title)), address)

    def select(self, app, name):
        app.click(app.find("label", name, within=self.list(app)))
        app.find("push button", "Edit")


if __name__ == "__main__":
    unittest.main(verbosity=2)
