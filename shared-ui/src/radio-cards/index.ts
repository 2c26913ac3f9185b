export { type RadioCardOption, RadioCards, type RadioCardsProps } from './radio-cards';
