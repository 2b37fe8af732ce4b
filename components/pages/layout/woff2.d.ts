/** A font file, served beside the scripts: its address. */
declare module "*.woff2" {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: what the bundler makes of an asset
  export default address;
}
