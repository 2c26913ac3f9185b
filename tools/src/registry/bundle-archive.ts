import { createReadStream, createWriteStream, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Header, pack } from 'tar-stream';
import { listFiles } from '../release/list-files';

/** Most of a bundle. Bytes are those of the files, which are not compressed on the way. */
export const archiveLimits = { files: 1_000, fileBytes: 10 * 1024 * 1024, bytes: 50 * 1024 * 1024 } as const;

/** An archive that is refused, with the reason. */
export class InvalidArchiveError extends Error {}

/** Compressed files are written again by the service. */
const isCompressed = (name: string) => /\.(br|gz)$/.test(name);

/** Packs the files of a build as a tar stream. Rejects, as an error of the stream, for a link. */
export function packBundle(folder: string): Readable {
  const archive = pack();
  const packed = new PassThrough();
  // Both ends fail together.
  pipeline(archive, packed).catch((cause: unknown) => packed.destroy(cause instanceof Error ? cause : undefined));
  const add = async () => {
    for (const name of listFiles(folder).filter((file) => !isCompressed(file))) {
      const file = join(folder, name);
      await pipeline(createReadStream(file), archive.entry({ name, size: statSync(file).size }));
    }
    archive.finalize();
  };
  add().catch((cause: unknown) => archive.destroy(cause instanceof Error ? cause : new Error(String(cause))));
  return packed;
}

/** Letters, digits, dots, dashes and underscores in each part; no part begins with a dot, so none leads out of the folder. */
const safePath = /^(?!.*(^|\/)\.)[\w.@+-]+(\/[\w.@+-]+)*$/;

function check({ name, type, size }: Header, seen: Set<string>, total: number) {
  const shown = JSON.stringify(name.slice(0, 120));
  if (type !== 'file') throw new InvalidArchiveError(`${shown} is a ${type}; a bundle contains files only`);
  if (!safePath.test(name) || name.length > 200) throw new InvalidArchiveError(`${shown} is no path that a bundle may contain`);
  // File systems without a difference in case would replace one by the other.
  if (seen.has(name.toLowerCase())) throw new InvalidArchiveError(`${shown} is there twice`);
  if (seen.size >= archiveLimits.files) throw new InvalidArchiveError(`A bundle has ${archiveLimits.files} files at most`);
  if (size > archiveLimits.fileBytes) throw new InvalidArchiveError(`${shown} has ${size} bytes, ${archiveLimits.fileBytes} are allowed`);
  if (total + size > archiveLimits.bytes) throw new InvalidArchiveError(`The files have more than ${archiveLimits.bytes} bytes together`);
}

/**
 * Unpacks a tar stream into an empty folder. Rejects with `InvalidArchiveError` for a link or another special file, a path that could lead
 * out of the folder, a name that is there twice, too many or too large files, and an archive that ends too early.
 */
export async function unpackBundle(archive: Readable, folder: string): Promise<void> {
  const entries = extract();
  const seen = new Set<string>();
  let total = 0;
  const reading = pipeline(archive, entries);
  // The loop below reports the same failure.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      check(entry.header, seen, total);
      seen.add(entry.header.name.toLowerCase());
      total += entry.header.size;
      const file = join(folder, entry.header.name);
      mkdirSync(dirname(file), { recursive: true });
      await pipeline(entry, createWriteStream(file, { flags: 'wx', mode: 0o644 }));
    }
    await reading;
  } catch (cause) {
    if (cause instanceof InvalidArchiveError || (cause as NodeJS.ErrnoException).syscall) throw cause;
    throw new InvalidArchiveError(`The archive is incomplete or no tar file: ${String(cause)}`, { cause });
  }
  if (seen.size === 0) throw new InvalidArchiveError('The archive contains no files');
}
