/** The steps after the first one, in a part of their own: who is asked for the date of birth need not wait for calendars and lists. */
export { AccountStep } from './account/account-step';
export { ChoicesStep } from './choices/choices-step';
export { DoneStep } from './done/done-step';
export { PaymentStep } from './payment/payment-step';
