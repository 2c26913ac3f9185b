export { ChipRadios } from './chip-radios';
export type { ChipOption, ChipRadiosProps } from './chip-radios';
