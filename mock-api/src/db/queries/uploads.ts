import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows } from '../rows';
import { requestUploads, type UploadRecord, uploads, users } from '../schema/index';

/** Finds a file by id. */
export const findUpload = (db: Database, id: string): Promise<UploadRecord | undefined> =>
  firstRow(db.select().from(uploads).where(eq(uploads.id, id)));

/** Returns the name of a file without reading its content. */
export const findUploadName = async (db: Database, id: string): Promise<string | undefined> =>
  (await firstRow(db.select({ name: uploads.fileName }).from(uploads).where(eq(uploads.id, id))))?.name;

/** True when the user uploaded the file. */
export const isUploadOwner = (db: Database, userId: number, id: string): Promise<boolean> =>
  hasRows(
    db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.ownerId, userId))),
  );

/** Inserts a file. */
export async function insertUpload(db: Database, values: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(values);
}

/** Counts the files of a user and their bytes; locks the user's row, so that concurrent uploads count each other. */
export async function sumUploads(db: Database, userId: number): Promise<{ files: number; bytes: number }> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const bytes = sql<number>`coalesce(sum(octet_length(${uploads.content})), 0)::float8`;
  const [sum] = await db.select({ files: count(), bytes }).from(uploads).where(eq(uploads.ownerId, userId));
  return sum ?? { files: 0, bytes: 0 };
}

/** Replaces the content of a file. */
export async function updateUploadContent(db: Database, id: string, content: Uint8Array): Promise<void> {
  await db.update(uploads).set({ content }).where(eq(uploads.id, id));
}

/** Attaches a file to a request; twice is no error. */
export async function attachUpload(db: Database, requestId: number, blobId: string): Promise<void> {
  await db.insert(requestUploads).values({ requestId, blobId }).onConflictDoNothing();
}

/** Lists the files of a request without their content, in the field names of the wire. */
export const listRequestFiles = (db: Database, requestId: number) =>
  db
    .select({ blob_id: uploads.id, name: uploads.fileName, type: uploads.mimeType })
    .from(requestUploads)
    .innerJoin(uploads, eq(uploads.id, requestUploads.blobId))
    .where(eq(requestUploads.requestId, requestId));

/** Lists the names of the files of a request with the time of their upload. */
export const listRequestFileTimes = (db: Database, requestId: number) =>
  db
    .select({ name: uploads.fileName, at: uploads.createdAt })
    .from(requestUploads)
    .innerJoin(uploads, eq(uploads.id, requestUploads.blobId))
    .where(eq(requestUploads.requestId, requestId));

/** Returns those of the requests that have a file. */
export async function findRequestsWithFiles(db: Database, requestIds: number[]): Promise<Set<number>> {
  const rows = await db.select({ id: requestUploads.requestId }).from(requestUploads).where(inArray(requestUploads.requestId, requestIds));
  return new Set(rows.map(({ id }) => id));
}
