import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import { type OpenPdf } from './pdf-document';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Opens a PDF with pdf.js. A separate module, loaded only when a PDF is opened. */
export const openPdf: OpenPdf = async (data) => {
  const task = getDocument({ data });
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    render: async (number, canvas, scale) => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
};
