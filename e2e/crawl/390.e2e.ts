import { phone } from '../support/check-screen';
import { crawlAtWidth } from './report';

crawlAtWidth(phone);
