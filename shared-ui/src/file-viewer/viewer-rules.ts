import { extensionOf } from '../file-upload/file-rules';

const viewable = ['jpg', 'jpeg', 'png', 'gif', 'pdf'] as const;
type Viewable = (typeof viewable)[number];

const isViewable = (extension: string): extension is Viewable => (viewable as readonly string[]).includes(extension);

/** How a file of a name is shown; null when it is not one of jpg, jpeg, png, gif and pdf [UI-071]. */
export function viewOf(name: string): 'image' | 'pdf' | null {
  const extension = extensionOf(name);
  if (!isViewable(extension)) return null;
  return extension === 'pdf' ? 'pdf' : 'image';
}

/** Scale at which PDF pages are drawn, by the screen's pixel ratio [UI-073]. */
export function pageScale(pixelRatio: number): number {
  if (pixelRatio === 1) return 3.2;
  return pixelRatio === 2 ? 4 : 3;
}
