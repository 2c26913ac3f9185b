export { validateResponse } from './validate-response';
export { apiAddress, approveEntries, control, controlSession, untilRepeatable } from './control';
export { abortReads } from './abort-reads';
export { renderAt } from './render-at';
export { fakeStripe } from './fake-stripe';
export { forbidStorage } from './forbid-storage';
export { listUntranslated } from './list-texts';
