export { FileUpload } from './file-upload';
export { type Upload } from './use-upload';
