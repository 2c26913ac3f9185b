export { FileUpload } from './file-upload';
export { type Upload, type UploadedFile } from './use-uploads';
