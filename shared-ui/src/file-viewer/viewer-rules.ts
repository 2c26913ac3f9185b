import { getExtension, prescriptionFile } from '@scanharbor/shared-contracts/domain/prescription-file';

/** Returns how a file is displayed, by its name; null for extensions other than jpg, jpeg, png, gif and pdf [UI-071]. */
export function getFileView(name: string): 'image' | 'pdf' | null {
  const extension = getExtension(name);
  if (!prescriptionFile.extensions.some((viewable) => viewable === extension)) return null;
  return extension === 'pdf' ? 'pdf' : 'image';
}

/** Returns the scale of rendered PDF pages, by the screen's pixel ratio [UI-073]. */
export function pageScale(pixelRatio: number): number {
  if (pixelRatio === 1) return 3.2;
  return pixelRatio === 2 ? 4 : 3;
}
