/** The class of a text or picture of a post that is offered in its place even while it is empty (edit.css). */
export const WRITTEN = "edit-written";
