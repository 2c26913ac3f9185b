export { formatPhone, isPhone, phoneDigits, phoneLength } from './phone';
export { PhoneField } from './phone-field';
export type { PhoneFieldProps } from './phone-field';
