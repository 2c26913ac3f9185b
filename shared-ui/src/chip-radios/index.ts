export { ChipRadios } from './chip-radios';
