import harbor from '../pictures/harbor.svg';
import sheet from '../pictures/pictures.svg';
import { type ScanServiceSlug } from '../content/rates';

export type PictureName =
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
 * proportions of the picture. It is loaded when it is nearly in sight. It decorates a text, so screen readers skip it.
 */
export const Picture = ({ name, ...size }: { name: PictureName; width: number; height: number }) => (
  <img src={`${sheet}#${name}`} alt="" loading="lazy" {...size} />
);

/** Shows the picture of the landing page, the largest part of its first screen: loaded before other files. */
export const HarborPicture = () => <img src={harbor} alt="" fetchPriority="high" width={516} height={336} />;
