export { CardForm } from './card-form';
export type { CardFormProps } from './card-form-props';
export { CardRefused, createStripeVault } from './card-vault';
export type { CardServer, CardVault, SavedCard } from './card-vault';
export { stripeOf } from './stripe-source';
export type { StripeSource } from './stripe-source';
