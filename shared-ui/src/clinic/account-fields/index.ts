export { NameFields, SignInFields, TermsField } from './account-fields';
