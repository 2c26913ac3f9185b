import { createHash, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** A random token for the outside world; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const cost = { N: 16_384, r: 8, p: 1 } as const;
const length = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize(), salt, length, cost, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

const stored = (salt: Buffer, hash: Buffer) => `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`;

/** A password as it is stored: salt and scrypt hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return stored(salt, await derive(password, salt));
}

/** The same for seeds, where one hash serves all demo accounts. */
export function hashPasswordNow(password: string): string {
  const salt = randomBytes(16);
  return stored(salt, scryptSync(password.normalize(), salt, length, cost));
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, salt, hash] = kept.split('$');
  if (!salt || !hash) return false;
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(given, Buffer.from(hash, 'base64url'));
}
