/**
 * Parts around the screens that most visits never open, in one chunk: the list of chunks is part of the first load, and each one
 * makes it longer.
 */
export { ConsentBar } from '../analytics/consent-bar';
export { Chat } from '../chat';
export { AppearanceDialog } from '@scanharbor/shared-ui/appearance-dialog';
