import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBillOfMaterials } from '../licenses/bill-of-materials';
import { licensesDocument } from '../licenses/document';
import { workspaceRoot } from '../webpack/package-folders';

/** Runs `npm run licenses`: writes docs/licenses.md, and with `--sbom FILE` the bill of materials of what is shipped. */
export function command(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { sbom: { type: 'string' } } });
  writeFileSync(join(workspaceRoot, 'docs/licenses.md'), licensesDocument());
  if (values.sbom) writeFileSync(values.sbom, `${JSON.stringify(createBillOfMaterials(), null, 2)}\n`);
  return Promise.resolve();
}
