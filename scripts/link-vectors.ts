/** Writes the test vectors of link play: `node --import ts-blank-space/register scripts/link-vectors.ts > tests/sync/vectors/link.json`. */
import { vectors } from '../tests/support/sync/vectors.ts';

console.log(JSON.stringify(vectors(), null, 2));
