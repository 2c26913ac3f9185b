import { type FastifyReply, type FastifyRequest } from 'fastify';
import { mediaWire } from '@scanharbor/shared-contracts/wire/media';
import { insertUpload, sumUploads, updateUploadContent } from '../db/queries/uploads';
import { type UploadRecord } from '../db/schema/records';
import { requireFileType } from '../files/file-type';
import { removeFirstPage } from '../files/first-page';
import { requireVisibleFile } from '../files/visibility';
import { HttpError, errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { type Limits } from '../options';
import { newToken } from '../random-token';
import { texts } from '../texts';

/** Returns the content of a file for the response; it is sent once the download is in the audit trail. */
function describeFile(reply: FastifyReply, file: UploadRecord): Buffer {
  reply
    .type(file.mimeType)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return Buffer.from(file.content);
}

/** Reads the file of a multipart body; rejects a malformed body like one without a file. */
async function readUpload(request: FastifyRequest) {
  try {
    const part = await request.file();
    if (part?.fieldname !== 'upload_file') throw errors.badRequest(texts.fileMissing);
    const content = await part.toBuffer();
    // A limit between two chunks is detected after the last one, and the parser does not throw then.
    if (part.file.truncated) throw errors.tooLarge(texts.fileSize);
    return { filename: part.filename, content };
  } catch (error) {
    // Parser errors about the body itself have no status.
    if (error instanceof HttpError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw errors.badRequest(texts.fileMissing);
  }
}

const megabyte = 1024 * 1024;

/** Rejects the upload with which an account has more files, or larger ones, than it may store. */
function requireQuota(stored: Limits['uploadsPerAccount'], { files, bytes }: Limits['uploadsPerAccount']): void {
  if (stored.files > files || stored.bytes > bytes) throw errors.tooLarge(texts.uploadQuota(files, bytes / megabyte));
}

export const mediaRoutes = defineRoutes(mediaWire, {
  'POST media/upload': {
    access: 'user',
    receivesFile: true,
    handle: async ({ request, caller, context }) => {
      const { filename, content } = await readUpload(request);
      const mimeType = requireFileType(filename, content);
      const id = newToken();
      const createdAt = context.clock.now();
      await context.transact(async ({ db, limits }) => {
        await insertUpload(db, { id, ownerId: caller.user.id, fileName: filename, mimeType, content, createdAt });
        requireQuota(await sumUploads(db, caller.user.id), limits.uploadsPerAccount);
      });
      return { blob_id: id };
    },
  },
  'GET media/download': {
    access: 'user',
    handle: async ({ query, caller, context, reply }) => describeFile(reply, await requireVisibleFile(context, caller.user, query.id)),
  },
  'GET media/admin_download': {
    access: 'provider',
    handle: async ({ query, caller, context, reply }) => describeFile(reply, await requireVisibleFile(context, caller.user, query.id)),
  },
  'PATCH media/:id': {
    access: 'provider',
    handle: async ({ params, caller, context }) => {
      const file = await requireVisibleFile(context, caller.user, params.id);
      if (file.mimeType !== 'application/pdf') throw errors.badRequest(texts.onePage);
      const content = await removeFirstPage(file.content);
      await updateUploadContent(context.db, file.id, content);
      return { blob_id: file.id };
    },
  },
});
