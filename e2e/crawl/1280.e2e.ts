import { desktop } from '../support/check-screen';
import { crawlAtWidth } from './report';

crawlAtWidth(desktop);
