export { FileViewer } from './file-viewer';
