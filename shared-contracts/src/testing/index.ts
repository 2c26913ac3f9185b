export { checkAnswer } from './check-answer';
export { apiAddress, control, controlSession } from './control';
export { renderAt } from './render-at';
export { standInStripe } from './stand-in-stripe';
