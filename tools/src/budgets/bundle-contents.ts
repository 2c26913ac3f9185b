import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const contentsFile = 'contents.json';

/** Packages of each script of a build, in bytes of their sources. A key is 'react-router@7.18.5' or a workspace folder. */
export const contentsSchema = z.record(z.string(), z.record(z.string(), z.number()));
export type Contents = z.infer<typeof contentsSchema>;

/** A script as a visitor loads it. */
export interface Script {
  /** Compressed bytes on the wire. */
  bytes: number;
  /** Estimated bytes on the wire of each package, by its share of the sources. */
  packages: Record<string, number>;
}

const wireBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Lists the scripts in a build folder that a screen loads. Without `contents.json` the scripts have no packages. */
export function scriptsOf(folder: string, files: string[]): Script[] {
  const noted = join(folder, contentsFile);
  const contents = existsSync(noted) ? contentsSchema.parse(JSON.parse(readFileSync(noted, 'utf8'))) : {};
  return files.map((file) => {
    const bytes = wireBytes(join(folder, file));
    const sources = contents[file] ?? {};
    const all = Object.values(sources).reduce((sum, size) => sum + size, 0);
    return { bytes, packages: Object.fromEntries(Object.entries(sources).map(([name, size]) => [name, (bytes * size) / all])) };
  });
}
