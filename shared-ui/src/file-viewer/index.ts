export { FileViewer } from './file-viewer';
export type { FileViewerProps } from './file-viewer';
export type { OpenPdf, PdfDocument } from './pdf-document';
export { pageScale, viewOf } from './viewer-rules';
