export { caretAfter, digitsOf, MaskedInput, type MaskedInputProps } from './masked-input';
