import { desktop } from '../support/check-screen';
import { takePicturesAtWidth } from './pictures';

takePicturesAtWidth(desktop);
