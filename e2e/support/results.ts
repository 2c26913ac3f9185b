import { appendFileSync } from 'node:fs';

/** Records a result for the totals of `npm test`: one JSON line for each test and for each finished spec file. */
export function recordResult(result: { spec: string; title: string; passed: boolean } | { spec: string; code: number }) {
  const file = process.env.E2E_RESULTS;
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
