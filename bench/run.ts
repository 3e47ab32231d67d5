import { pageWeights } from "./page-weights.ts";
import { postLists } from "./post-lists.ts";
import { startAndMemory } from "./start-and-memory.ts";
import { underAttack } from "./under-attack.ts";

// Measurements, never tests: the machine is shared and noisy. `npm run bench -- pages` runs one part.
const parts = {
  start: startAndMemory,
  pages: pageWeights,
  posts: postLists,
  attack: underAttack,
};
const asked = process.argv.slice(2);

for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await run();
}
