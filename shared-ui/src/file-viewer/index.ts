export { FileViewer, type FileViewerProps } from './file-viewer';
export { type OpenPdf, type PdfDocument } from './pdf-document';
export { pageScale, viewOf } from './viewer-rules';
