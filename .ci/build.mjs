// `npm run build`: builds always, and notes what from, so that `npm start` does not build the same again.
import { build, ensureInstalled } from "./toolchain.mjs";

ensureInstalled();
process.exit(build());
