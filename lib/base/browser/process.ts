/** Instead of Node's `process`, which Next imitates in every page (next.config.ts): libraries ask which parts it has. */
// biome-ignore lint/style/noDefaultExport: Next's own module is one object.
export default { env: {} };
