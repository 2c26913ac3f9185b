import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';

const keyPart = z.string().regex(/^[\w-]{43}$/);

/** An Ed25519 key as a JSON Web Key; without `d` it verifies only. */
const keySchema = z.strictObject({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: keyPart, d: keyPart.optional() });

const keyFileSchema = z.strictObject({
  /** Name of the site in each signature. The key of an account has none: it signs several local sites. */
  site: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .optional(),
  /** The first key signs. During a rotation the second one is the previous key, whose signatures are still accepted. */
  keys: z.array(keySchema).min(1).max(2),
});

type KeyFile = z.infer<typeof keyFileSchema>;

/** Signs and verifies the statements of one site. */
export interface SiteKeys {
  /** Name of the site, which every statement contains: a signature of another site is not accepted. */
  site: string;
  /** Accepted public keys, base64url; two during a rotation. */
  publicKeys: string[];
  /** Returns the Ed25519 signature of a text, base64. Throws without a private key. */
  sign(statement: string): string;
  /** Whether a signature of a text is by an accepted key. */
  verify(statement: string, signature: string): boolean;
}

/** The key of this account, for sites without SCANHARBOR_KEYS. */
const accountKeyFile = () => join(homedir(), '.scanharbor', 'release-key.json');

/** Whether releases use the key of this account, because SCANHARBOR_KEYS names no other. */
export const usesAccountKey = () => !process.env.SCANHARBOR_KEYS;

/** Returns the path of the key file: SCANHARBOR_KEYS, or the key of this account. Throws when the variable contains the keys themselves. */
export function keyFilePath(): string {
  const named = process.env.SCANHARBOR_KEYS;
  if (named?.trimStart().startsWith('{')) throw new Error('SCANHARBOR_KEYS contains the keys; name their file in it for this command');
  return named ? resolve(named) : accountKeyFile();
}

function createKey(): KeyFile['keys'][number] {
  return keySchema.parse(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
}

const render = (file: KeyFile) => `${JSON.stringify(file, null, 2)}\n`;

/** Creates a key file that only this account can read. Throws when it exists. */
export function createKeyFile(file: string, site?: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, render(keyFileSchema.parse({ ...(site ? { site } : {}), keys: [createKey()] })), { mode: 0o600 });
  try {
    // Fails when a concurrent process was faster, whose key must stay.
    linkSync(unfinished, file);
  } finally {
    rmSync(unfinished);
  }
}

function parseKeyFile(text: string, name: string): KeyFile {
  try {
    return keyFileSchema.parse(JSON.parse(text));
  } catch (cause) {
    // The cause could quote the private key.
    throw new Error(`${name} has no valid keys${cause instanceof z.ZodError ? `: ${z.prettifyError(cause)}` : ''}`);
  }
}

function readKeyFile(file: string): KeyFile {
  if (!existsSync(file)) throw new Error(`${file} is missing. Create it once: npm run remote -- new-key --keys ${file} --name NAME`);
  return parseKeyFile(readFileSync(file, 'utf8'), file);
}

/** Changes the keys of a key file. */
function updateKeyFile(file: string, change: (keys: KeyFile['keys']) => KeyFile['keys']) {
  const current = readKeyFile(file);
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, render(keyFileSchema.parse({ ...current, keys: change(current.keys) })), { mode: 0o600 });
  renameSync(unfinished, file);
}

/** Puts a new key in front of the current one, which only verifies from now on. */
export const rotateKey = (file: string) =>
  updateKeyFile(file, ([current]) => [createKey(), ...(current ? [{ ...current, d: undefined }] : [])]);

/** Removes the previous key: its signatures are no longer accepted. */
export const dropPreviousKey = (file: string) => updateKeyFile(file, (keys) => keys.slice(0, 1));

const isInside = (file: string, folder: string) => !/^(\.\.|\/)/.test(relative(folder, file));

function readConfiguredKeys(site: string): KeyFile {
  const named = process.env.SCANHARBOR_KEYS;
  if (named?.trimStart().startsWith('{')) return parseKeyFile(named, 'SCANHARBOR_KEYS');
  const file = keyFilePath();
  if (isInside(file, site)) throw new Error(`${file} is in the folder of the site, which is public: move it`);
  try {
    if (usesAccountKey() && !existsSync(file)) createKeyFile(file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new Error(`${file} cannot be created: ${String(cause)}. Name another key file in SCANHARBOR_KEYS`, { cause });
  }
  return readKeyFile(file);
}

/** Names a site of the account's key by its folder: two local sites must not accept the signatures of each other. */
const nameByFolder = (site: string) => `local-${createHash('sha256').update(realpathSync(site)).digest('hex').slice(0, 12)}`;

/**
 * Loads the keys of a site: those in SCANHARBOR_KEYS, the path of a key file or its content, or the key of this account, which is
 * created when it is missing. Throws when the file is missing, invalid, or in the site's folder.
 */
export function loadSiteKeys(site: string): SiteKeys {
  mkdirSync(site, { recursive: true });
  const { site: name, keys } = readConfiguredKeys(site);
  const [signing] = keys;
  const accepted = keys.map(({ kty, crv, x }) => createPublicKey({ key: { kty, crv, x }, format: 'jwk' }));
  return {
    site: name ?? nameByFolder(site),
    publicKeys: keys.map(({ x }) => x),
    sign(statement) {
      if (!signing?.d) throw new Error('The key file has no private key: this installation verifies releases and makes none');
      return signBytes(null, Buffer.from(statement), createPrivateKey({ key: signing, format: 'jwk' })).toString('base64');
    },
    verify: (statement, signature) =>
      accepted.some((key) => verifyBytes(null, Buffer.from(statement), key, Buffer.from(signature, 'base64'))),
  };
}
