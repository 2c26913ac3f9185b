export { toDigits, MaskedInput } from './masked-input';
