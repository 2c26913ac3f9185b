import { isRecord, createJsonStorage } from './json-storage';
import { tabStorage } from './web-storage';

/** Where the visitor started a request: the page's path and the button's label (originOne, originTwo). */
interface ClickOrigin {
  page: string;
  action: string;
}

const isOrigin = (value: unknown): value is ClickOrigin =>
  isRecord(value) && typeof value.page === 'string' && typeof value.action === 'string';

/** The click tracking of this tab; sent with step 2, cleared when the request is finished (PR-140). */
export const clickOrigin = createJsonStorage(tabStorage, 'scanharbor.click-origin', isOrigin);
