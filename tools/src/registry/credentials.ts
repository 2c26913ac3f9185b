import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../release/registry';

const credentialSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  /** Author in the release history. */
  team: z.string().regex(/^[\w .-]{1,60}$/, 'a team has 1 to 60 letters, digits, spaces, dots or dashes'),
  /** Remotes that the team may release. */
  remotes: z.array(z.string().regex(/^mfe-[a-z-]{1,40}$/, 'a remote is named mfe-…')).min(1, 'name its remotes: --remotes mfe-a,mfe-b'),
  /** SHA-256 of the token, base64url. The token has 256 random bits, so a slow hash adds nothing. */
  hash: z.string(),
  /** ISO time. */
  created: z.string(),
  /** ISO time; a revoked credential stays in the file, for its name in the history. */
  revoked: z.string().optional(),
});

/** The right of a team to release its remotes. */
export type Credential = z.infer<typeof credentialSchema>;

const fileSchema = z.array(credentialSchema);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Reads the credentials; none without a file. Throws with the file's name when it is invalid. */
export function readCredentials(file: string): Credential[] {
  if (!existsSync(file)) return [];
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is no valid list of credentials: ${cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)}`, {
      cause,
    });
  }
}

const write = (file: string, credentials: Credential[]) => writeFileAtomically(file, `${JSON.stringify(credentials, null, 2)}\n`, 0o600);

/** Throws when the file is in the folder of the site, which is public. */
export function assertOutside(file: string, site: string) {
  if (!/^(\.\.|\/)/.test(relative(site, resolve(file)))) throw new Error(`${file} is in the folder of the site, which is public: move it`);
}

/** Adds a credential and returns its token, which is stored nowhere. Throws for an invalid team or remote. */
export function createCredential(file: string, { team, remotes }: Pick<Credential, 'team' | 'remotes'>): string {
  const id = randomBytes(4).toString('hex');
  const token = `sh_${id}_${randomBytes(32).toString('base64url')}`;
  const parsed = credentialSchema.safeParse({ id, team, remotes, hash: hashOf(token), created: new Date().toISOString() });
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('; '));
  write(file, [...readCredentials(file), parsed.data]);
  return token;
}

/** Ends a credential from the next request on. Throws for an unknown one. */
export function revokeCredential(file: string, id: string) {
  const credentials = readCredentials(file);
  if (!credentials.some((credential) => credential.id === id && !credential.revoked)) throw new Error(`No credential has the id ${id}`);
  const revoked = new Date().toISOString();
  write(
    file,
    credentials.map((credential) => (credential.id === id ? { ...credential, revoked } : credential)),
  );
}

/** Returns the credential of a token; undefined for an unknown or revoked one. Reads the file, so that a revocation is immediate. */
export function findCredential(file: string, token: string): Credential | undefined {
  const hash = Buffer.from(hashOf(token));
  const credentials = readCredentials(file).filter(({ revoked }) => revoked === undefined);
  return credentials.find((credential) => credential.hash.length === hash.length && timingSafeEqual(Buffer.from(credential.hash), hash));
}
