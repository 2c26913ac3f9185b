import { checkAnswerWith } from '../wire/check';
import { wire } from '../wire/index';

/** Throws when an answer of the API does not have the shape that its call promises. */
export const checkAnswer = checkAnswerWith(wire, (problem) => {
  throw new TypeError(problem);
});
