export { CardChoice } from './card-choice';
