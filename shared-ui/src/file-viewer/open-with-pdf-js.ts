import { type OpenPdf } from './pdf-document';

/** The engine that opens PDFs, fetched with its first use. */
export const openWithPdfJs: OpenPdf = async (data) => {
  const { openPdf } = await import('./pdf-engine');
  return openPdf(data);
};
