export { ChipRadios } from './chip-radios';
export { coveringInput } from './covering-input';
