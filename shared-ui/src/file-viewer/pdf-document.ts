/** An open PDF. */
export interface PdfDocument {
  pages: number;
  /** Renders a page (from 1) on the canvas, and sets the canvas to its size. */
  render: (page: number, canvas: HTMLCanvasElement, scale: number) => Promise<void>;
  close: () => void;
}

/** Opens the bytes of a PDF; rejects when they are not a PDF. */
export type OpenPdf = (data: ArrayBuffer) => Promise<PdfDocument>;
