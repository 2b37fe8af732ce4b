export { handleChoices as POST } from "#lib/edit/choices/handle-choices.ts";
