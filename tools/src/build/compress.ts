import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes .br and .gz beside every text file of a folder and its subfolders, so that the server does not compress at request time. */
export async function compressFolder(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|svg|css|json|html)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(join(folder, name));
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(join(folder, `${name}.br`), await br(content, options));
      writeFileSync(join(folder, `${name}.gz`), await gz(content, { level: 9 }));
    }),
  );
}
