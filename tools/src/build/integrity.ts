import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Subresource integrity of a file: 'sha384-…'. */
export const integrityOf = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** The same of a text, as a content security policy names an inline script: 'sha256-…'. */
export const scriptHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
