import sheet from '../pictures/pictures.svg';
import { type ScanServiceSlug } from '../content/rates';

export type PictureName =
  | 'harbor'
  | 'choose'
  | 'prescription'
  | 'appointment'
  | 'prepare'
  | 'during'
  | 'results'
  | 'accredited'
  | 'total'
  | 'cancel'
  | 'ask'
  | ScanServiceSlug
  | `${ScanServiceSlug}-icon`;

/** Size of the pictures of steps and sections, in px. */
export const stepSize = { width: 168, height: 104 };

/**
 * Shows a picture of the sheet: one static file for all public pages, so that pictures add no script. Sizes are in px, in the
 * proportions of the picture. `isFirst` loads the sheet before other files, for the largest picture of a first screen. It decorates a
 * text, so screen readers skip it.
 */
export const Picture = ({ name, isFirst, ...size }: { name: PictureName; width: number; height: number; isFirst?: boolean }) => (
  <img src={`${sheet}#${name}`} alt="" fetchPriority={isFirst ? 'high' : undefined} {...size} />
);
