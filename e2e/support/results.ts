import { appendFileSync } from 'node:fs';

/** Notes a result for the sums of `npm test`; one JSON line for each test, and for each spec file that ended. */
export function noteResult(result: { spec: string; title: string; passed: boolean } | { spec: string; code: number }) {
  const file = process.env.E2E_RESULTS;
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
