/** The bundler leaves such a catalogue whole (`lib/web/next/shopper-messages.ts`). */
declare module "*.json?staff" {
  const messages: import("#lib/web/i18n/merge-messages.ts").Messages;
  // biome-ignore lint/style/noDefaultExport: what the bundler makes of an asset
  export default messages;
}
