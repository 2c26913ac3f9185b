export { PasswordField, type PasswordFieldProps } from './password-field';
export { type PasswordRule, RuleList } from './rule-list';
