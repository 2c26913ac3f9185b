export { type ChipOption, ChipRadios, type ChipRadiosProps } from './chip-radios';
