export { AnswerCards } from './answer-cards';
