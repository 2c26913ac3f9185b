import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what the database stores but must not reveal by itself. */
export interface Secrets {
  /** Encrypts a text for one owner, such as 'user 11'. */
  seal(text: string, owner: string): string;
  /** Decrypts a text of that owner; undefined when no key fits. */
  open(sealed: string, owner: string): string | undefined;
}

interface SecretsOptions {
  /** Keys, separated by commas: the first one encrypts, the others are earlier ones. */
  secretsKey?: string | undefined;
  dataFolder?: string | undefined;
  databaseUrl?: string | undefined;
}

const toKey = (text: string) => createHash('sha256').update(text).digest();

/** Reads the key file beside the embedded database; creates it at the first start. */
function readKeyFile(folder: string): string {
  const file = join(folder, 'secrets.key');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

function createSecrets(keys: Buffer[]): Secrets {
  return {
    seal: (text, owner) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, keys[0] ?? '', iv).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        try {
          const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(owner));
          decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
          return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
        } catch {
          // The text was encrypted with another key.
        }
      }
      return undefined;
    },
  };
}

/**
 * Returns the encryption of an installation: by `secretsKey`, otherwise by a key file in the data folder, otherwise by a key of this
 * process. A database server may serve several processes, so it needs `secretsKey`; null without it.
 */
export function openSecrets({ secretsKey, dataFolder, databaseUrl }: SecretsOptions): Secrets | null {
  if (secretsKey) return createSecrets(secretsKey.split(',').map((key) => toKey(key.trim())));
  if (databaseUrl) return null;
  return createSecrets([toKey(dataFolder ? readKeyFile(dataFolder) : randomBytes(32).toString('base64url'))]);
}
