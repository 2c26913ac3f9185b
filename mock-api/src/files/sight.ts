import { and, eq, or } from 'drizzle-orm';
import { type Database } from '../db/connect';
import { requests, requestUploads, uploads } from '../db/schema/index';
import { errors } from '../http/errors';
import { type User } from '../http/session';
import { maySee } from '../requests/sight';
import { texts } from '../texts';

export type UploadRow = typeof uploads.$inferSelect;

/** The file, for its patient and for providers who see a request that it belongs to; 404 for everybody else [API-113]. */
export async function requireFile(db: Database, user: User, id: string): Promise<UploadRow> {
  const [file] = await db.select().from(uploads).where(eq(uploads.id, id));
  if (!file) throw errors.notFound(texts.fileUnknown);
  if (file.ownerId === user.id) return file;
  const rows = await db
    .select({ request: requests })
    .from(requests)
    .leftJoin(requestUploads, eq(requestUploads.requestId, requests.id))
    .where(or(eq(requests.blobId, id), eq(requestUploads.blobId, id)));
  for (const { request } of rows) if (await maySee(db, user, request)) return file;
  throw errors.notFound(texts.fileUnknown);
}

/** Refuses a file that the patient did not upload, so that nobody can attach somebody else's. */
export async function requireOwnFile(db: Database, patient: User, id: string): Promise<void> {
  const [own] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, patient.id)));
  if (!own) throw errors.badRequest(texts.fileUnknown);
}
