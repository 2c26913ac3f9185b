import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Returns the subresource integrity of a file: 'sha384-…'. */
export const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Returns the hash of an inline script for a content security policy: 'sha256-…', in quotes. */
export const scriptHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
