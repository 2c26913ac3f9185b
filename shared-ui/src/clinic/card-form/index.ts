export { CardForm } from './card-form';
export { type CardFormHandle, type CardFormProps } from './card-form-props';
export { CardDeclinedError, type CardServer, type CardVault, createStripeVault } from './card-vault';
export { loadStripeFrom, type StripeSource } from './load-stripe';
