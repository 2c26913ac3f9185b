export { extensionOf, hasExtension, sizeText } from './file-rules';
export { FileUpload, type FileUploadProps } from './file-upload';
export { type Upload, type UploadedFile, type UploadRules } from './use-upload';
