import { type OpenPdf } from './pdf-document';

/** Opens PDFs with an engine that loads on first use. */
export const openPdfLazily: OpenPdf = async (data) => {
  const { openPdf } = await import('./pdf-engine');
  return openPdf(data);
};
