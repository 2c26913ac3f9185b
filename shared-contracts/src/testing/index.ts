export { validateResponse } from './validate-response';
export { apiAddress, control, controlSession } from './control';
export { renderAt } from './render-at';
export { fakeStripe } from './fake-stripe';
