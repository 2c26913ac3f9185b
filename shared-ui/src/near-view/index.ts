export { lookAgainMs, useNearView } from './use-near-view';
