export { CardForm } from './card-form';
export { type CardFormProps } from './card-form-props';
export { CardRefused, type CardServer, type CardVault, createStripeVault, type SavedCard } from './card-vault';
export { stripeOf, type StripeSource } from './stripe-source';
