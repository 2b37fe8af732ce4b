export {
  handleCustom as DELETE,
  handleCustom as GET,
  handleCustom as PATCH,
  handleCustom as POST,
  handleCustom as PUT,
} from "#lib/gateway/custom/handle-custom.ts";
