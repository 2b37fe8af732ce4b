// `npm run check`: the gates that need neither a build nor a browser, in parallel, in under two minutes.
import { createRunner, READING_GATES, TEST_GATE } from "./gates.mjs";
import { ensureInstalled } from "./install.mjs";

await ensureInstalled("full");
const { run, finish } = createRunner();
console.log("Checking (about a minute) …");
await Promise.all([...READING_GATES, TEST_GATE].map((gate) => run(gate, { quiet: true })));
finish();
