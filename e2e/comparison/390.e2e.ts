import { phone } from '../support/check-screen';
import { takePicturesAtWidth } from './pictures';

takePicturesAtWidth(phone);
