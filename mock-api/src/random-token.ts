import { createHash, randomBytes } from 'node:crypto';

/** Returns a random token to give out; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the SHA-256 hash of a token, as it is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
