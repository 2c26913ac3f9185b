import ctScan from '../pictures/cards/ct-scan.png';
import dexa from '../pictures/cards/dexa.png';
import mammogram from '../pictures/cards/mammogram.png';
import mri from '../pictures/cards/mri.png';
import nuclear from '../pictures/cards/nuclear.png';
import petScan from '../pictures/cards/pet-scan.png';
import site from '../pictures/cards/site.png';
import ultrasound from '../pictures/cards/ultrasound.png';
import xray from '../pictures/cards/xray.png';
import { type ScanServiceSlug } from './rates';

/** Pictures that other sites show beside a link to a page: pictures of the sheet at 1200 by 630 px, since those sites do not show SVG. */
export const socialCards: Record<ScanServiceSlug | 'site', string> = {
  mri,
  'ct-scan': ctScan,
  'pet-scan': petScan,
  breastmri: mri,
  ultrasound,
  mammogram,
  xray,
  dexa,
  nuclear,
  breastultrasound: ultrasound,
  site,
};
