import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, hasRows } from '../rows';
import { requests, requestUploads, type UploadRecord, uploads, users } from '../schema/index';

/** Finds a file by id. */
export const findUpload = (db: Database, id: string): Promise<UploadRecord | undefined> =>
  firstRow(db.select().from(uploads).where(eq(uploads.id, id)));

/** Returns the names of files by id, without reading their content. */
export async function listUploadNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.select({ id: uploads.id, name: uploads.fileName }).from(uploads).where(inArray(uploads.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

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

/** Makes the files the only ones of a request. */
export async function storePages(db: Database, requestId: number, blobIds: string[]): Promise<void> {
  const isOther = notInArray(requestUploads.blobId, blobIds);
  await db.delete(requestUploads).where(and(eq(requestUploads.requestId, requestId), isOther));
  if (blobIds.length > 0)
    await db
      .insert(requestUploads)
      .values(blobIds.map((blobId) => ({ requestId, blobId })))
      .onConflictDoNothing();
}

/** Lists the files of a request in the order of its pages, without their content, in the field names of the wire. */
export const listRequestFiles = (db: Database, requestId: number) =>
  db
    .select({ blob_id: uploads.id, name: uploads.fileName, type: uploads.mimeType })
    .from(requestUploads)
    .innerJoin(uploads, eq(uploads.id, requestUploads.blobId))
    .innerJoin(requests, eq(requests.id, requestUploads.requestId))
    .where(eq(requestUploads.requestId, requestId))
    .orderBy(sql`array_position(${requests.blobId} || ${requests.moreBlobIds}, ${uploads.id})`, uploads.createdAt);

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
