export { handleForm as POST } from "#lib/gateway/form/handle-form.ts";
