import { HttpError, errors } from '../http/errors';
import { texts } from '../texts';

/** Returns a PDF without its first page; rejects a single page and an unreadable or locked file (D126). */
export async function removeFirstPage(content: Uint8Array): Promise<Uint8Array> {
  const { PDFDocument } = await import('pdf-lib');
  try {
    const pages = await PDFDocument.load(content);
    if (pages.getPageCount() < 2) throw errors.badRequest(texts.onePage);
    pages.removePage(0);
    return await pages.save();
  } catch (error) {
    throw error instanceof HttpError ? error : errors.badRequest(texts.fileUnreadable);
  }
}
