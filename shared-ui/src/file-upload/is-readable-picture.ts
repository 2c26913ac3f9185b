import { getExtension } from '@scanharbor/shared-contracts/domain/prescription-file';

/** Whether the browser can tell if a file is a readable picture. */
export const canCheckPicture = (file: File): boolean => getExtension(file.name) !== 'pdf' && 'createImageBitmap' in window;

/** Whether the browser can draw a picture. */
export const isReadablePicture = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );
