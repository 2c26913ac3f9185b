import { noteRead } from '../audit/trail';
import { canView } from '../bookings/visibility';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { listRequestsWithFile } from '../db/queries/requests';
import { findUpload, isUploadOwner } from '../db/queries/uploads';
import { type UploadRecord } from '../db/schema/records';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { texts } from '../texts';

/** Returns a file to its patient and to providers who can view a request with it; throws 404 for other users [API-113]. */
export async function requireVisibleFile(
  { db, trail }: Pick<Context, 'db' | 'trail'>,
  user: UserRecord,
  id: string,
): Promise<UploadRecord> {
  const file = await findUpload(db, id);
  if (!file) throw errors.notFound(texts.fileUnknown);
  if (file.ownerId === user.id) return file;
  for (const request of await listRequestsWithFile(db, id)) {
    if (!(await canView(db, user, request))) continue;
    noteRead(trail, [request], request.id);
    return file;
  }
  throw errors.notFound(texts.fileUnknown);
}

/** Rejects a file that another user uploaded, so that a patient can attach own files only. */
export async function requireOwnFile(db: Database, patient: UserRecord, id: string): Promise<void> {
  if (!(await isUploadOwner(db, patient.id, id))) throw errors.badRequest(texts.fileUnknown);
}
