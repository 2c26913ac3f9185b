export { RadioCards } from './radio-cards';
export type { RadioCardOption, RadioCardsProps } from './radio-cards';
