import { ApiError, errors } from '../http/errors';
import { texts } from '../texts';

/** A PDF without its first page; refuses one of a single page and one that cannot be read or is locked (D126). */
export async function withoutFirstPage(content: Uint8Array): Promise<Uint8Array> {
  const { PDFDocument } = await import('pdf-lib');
  try {
    const pages = await PDFDocument.load(content);
    if (pages.getPageCount() < 2) throw errors.badRequest(texts.onePage);
    pages.removePage(0);
    return await pages.save();
  } catch (error) {
    throw error instanceof ApiError ? error : errors.badRequest(texts.fileUnreadable);
  }
}
