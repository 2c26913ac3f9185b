export { PasswordField } from './password-field';
export type { PasswordFieldProps } from './password-field';
export { RuleList } from './rule-list';
export type { PasswordRule } from './rule-list';
