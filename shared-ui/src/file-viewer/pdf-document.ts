/** A PDF that is open. */
export interface PdfDocument {
  pages: number;
  /** Draws a page (from 1) and gives the canvas the size that it takes. */
  draw: (page: number, canvas: HTMLCanvasElement, scale: number) => Promise<void>;
  close: () => void;
}

/** Opens the bytes of a PDF; rejects when they are none. */
export type OpenPdf = (data: ArrayBuffer) => Promise<PdfDocument>;
