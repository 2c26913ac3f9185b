export { AccountName } from './account-name';
export { PasswordField } from './password-field';
