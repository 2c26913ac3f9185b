import { eq } from 'drizzle-orm';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { mediaWire } from '@scanharbor/shared-contracts/wire/media';
import { newToken } from '../accounts/secrets';
import { uploads } from '../db/schema/index';
import { fileTypeOf } from '../files/file-type';
import { withoutFirstPage } from '../files/first-page';
import { requireFile, type UploadRow } from '../files/sight';
import { ApiError, errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { texts } from '../texts';

const sendFile = (reply: FastifyReply, file: UploadRow) =>
  reply
    .type(file.mimeType)
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(Buffer.from(file.content));

/** The file of a multipart body. What cannot be read as one is refused like a body without a file. */
async function readUpload(request: FastifyRequest) {
  try {
    const part = await request.file();
    if (part?.fieldname !== 'upload_file') throw errors.badRequest(texts.fileMissing);
    const content = await part.toBuffer();
    // The parser notices a limit that falls between two chunks only after the last one, and says nothing.
    if (part.file.truncated) throw errors.tooLarge(texts.fileSize);
    return { filename: part.filename, content };
  } catch (error) {
    // The parser's complaints about the body itself carry no status.
    if (error instanceof ApiError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw errors.badRequest(texts.fileMissing);
  }
}

export const mediaRoutes = defineRoutes(mediaWire, {
  'POST media/upload': {
    access: 'user',
    handle: async ({ request, caller, context }) => {
      const { filename, content } = await readUpload(request);
      const mimeType = fileTypeOf(filename, content);
      if (!mimeType) throw errors.badRequest(texts.fileType);
      const id = newToken();
      await context.db.insert(uploads).values({
        id,
        ownerId: caller.user.id,
        fileName: filename,
        mimeType,
        content,
        createdAt: context.clock.now(),
      });
      return { blob_id: id };
    },
  },
  'GET media/download': {
    access: 'user',
    handle: async ({ query, caller, context, reply }) => sendFile(reply, await requireFile(context.db, caller.user, query.id)),
  },
  'GET media/admin_download': {
    access: 'provider',
    handle: async ({ query, caller, context, reply }) => sendFile(reply, await requireFile(context.db, caller.user, query.id)),
  },
  'PATCH media/:id': {
    access: 'provider',
    handle: async ({ params, caller, context }) => {
      const file = await requireFile(context.db, caller.user, params.id);
      if (file.mimeType !== 'application/pdf') throw errors.badRequest(texts.onePage);
      const content = await withoutFirstPage(file.content);
      await context.db.update(uploads).set({ content }).where(eq(uploads.id, file.id));
      return { blob_id: file.id };
    },
  },
});
