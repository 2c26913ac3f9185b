import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import { brand } from '@scanharbor/shared-contracts';
import { z } from 'zod';

/**
 * A backup is one file: a line of JSON, the manifest, filled up with spaces to 1,024 bytes, and the dump of the database behind it.
 * `head -1 FILE` shows the manifest; the dump is what follows those bytes.
 */
const headerBytes = 1024;

/** Raised when the file changes in a way that earlier versions cannot read. */
const currentFormat = 1;

const sourceSchema = z.object({
  /** `embedded`: a gzipped tar of the database folder. `postgresql`: an archive of pg_dump in its custom format. */
  engine: z.enum(['embedded', 'postgresql']),
  /** Version of the database program, such as '17.5'. */
  engineVersion: z.string(),
  /** Number of migrations that the database had. */
  migrations: z.number().int(),
});

const manifestSchema = sourceSchema.extend({
  type: z.literal('backup'),
  format: z.number().int(),
  /** When the backup began, ISO 8601: later changes are not part of it. */
  at: z.iso.datetime(),
  /** Length of the dump. */
  bytes: z.number().int(),
  /** SHA-256 of the dump and of the manifest without this field, in hexadecimal. */
  checksum: z.string(),
});

export type BackupSource = z.output<typeof sourceSchema>;
export type BackupManifest = z.output<typeof manifestSchema>;

const getChecksum = (hash: ReturnType<typeof createHash>, manifest: Omit<BackupManifest, 'checksum'>) =>
  hash.update(JSON.stringify(Object.entries(manifest).sort())).digest('hex');

/**
 * Writes a backup, readable by its owner only. The file appears under its name when it is complete and on the disk; an existing
 * file is not replaced. Rejects with the error of the dump, or of the file system.
 */
export async function writeBackup(file: string, source: BackupSource, dump: AsyncIterable<Uint8Array>): Promise<BackupManifest> {
  const at = new Date().toISOString();
  const part = `${file}.part`;
  // Reserves the name: of two backups at the same time, one fails here.
  await (await open(file, 'wx', 0o600)).close();
  try {
    const handle = await open(part, 'w', 0o600);
    try {
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of dump) {
        hash.update(chunk);
        await handle.write(chunk, 0, chunk.byteLength, headerBytes + bytes);
        bytes += chunk.byteLength;
      }
      const content = { type: 'backup', format: currentFormat, ...source, at, bytes } as const;
      const manifest = { ...content, checksum: getChecksum(hash, content) };
      await handle.write(`${JSON.stringify(manifest).padEnd(headerBytes - 1)}\n`, 0);
      await handle.sync();
      await rename(part, file);
      return manifest;
    } finally {
      await handle.close();
    }
  } catch (error) {
    await Promise.all([part, file].map((path) => rm(path, { force: true })));
    throw error;
  }
}

async function readHeader(file: string): Promise<unknown> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return JSON.parse(buffer.toString('utf8', 0, bytesRead)) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  } finally {
    await handle.close();
  }
}

/** Streams the dump of a backup. */
export const readDump = (file: string): Readable => createReadStream(file, { start: headerBytes });

/** Opens the dump of a backup without reading it. */
export const openDump = async (file: string, type: string) => (await openAsBlob(file)).slice(headerBytes, undefined, type);

/**
 * Reads the manifest of a backup and verifies every byte of the file. Throws an Error with a message for the operator when the file is
 * no backup, is damaged, or comes from a version with more than `migrations` migrations.
 */
export async function verifyBackup(file: string, migrations: number): Promise<BackupManifest> {
  const parsed = manifestSchema.safeParse(await readHeader(file));
  if (!parsed.success) throw new Error(`${file} is not a backup of ${brand.name}, or its beginning is damaged.`);
  const { checksum, ...content } = parsed.data;
  if (content.format > currentFormat) {
    throw new Error(`${file} comes from a newer version of ${brand.name}. Restore it with that version.`);
  }
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of readDump(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.byteLength;
  }
  if (bytes !== content.bytes) throw new Error(`${file} is damaged: it has ${bytes} of ${content.bytes} bytes.`);
  if (getChecksum(hash, content) !== checksum) throw new Error(`${file} is damaged: its content does not match its checksum.`);
  if (content.migrations > migrations) {
    throw new Error(
      `${file} comes from a newer version of ${brand.name}: it has ${content.migrations} migrations, this version ${migrations}. ` +
        'Restore it with that version.',
    );
  }
  return parsed.data;
}
