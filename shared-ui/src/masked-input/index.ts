export { caretAfter, digitsOf, MaskedInput } from './masked-input';
export type { MaskedInputProps } from './masked-input';
