export { extensionOf, hasExtension, sizeText } from './file-rules';
export { FileUpload } from './file-upload';
export type { FileUploadProps } from './file-upload';
export type { Upload, UploadedFile, UploadRules } from './use-upload';
