export { handleTranslate as POST } from "#lib/edit/languages/handle-translate.ts";
