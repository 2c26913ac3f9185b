export { formatPhone, isPhone, phoneDigits, phoneLength } from './phone';
export { PhoneField, type PhoneFieldProps } from './phone-field';
