/** What few visits need of a call, in one chunk: uploads with progress, the memory of lists, reads after a limit. */
export { knownLists } from './known-lists';
export { repeatRead, sendRead } from './read-pause';
export { sendWithProgress } from './send-with-progress';
