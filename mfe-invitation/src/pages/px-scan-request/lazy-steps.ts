/** The steps after the date of birth, loaded on demand: the first step need not wait for calendars and lists. */
export { AccountStep } from './account/account-step';
export { ChoicesStep } from './choices/choices-step';
export { DoneStep } from './done/done-step';
export { PaymentStep } from './payment/payment-step';
