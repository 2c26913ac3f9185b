import { createResponseValidator } from '../wire/response-validator';
import { wire } from '../wire/index';

/** Throws when a response of the API does not match the wire schema of its call. */
export const validateResponse = createResponseValidator(wire, (problem) => {
  throw new TypeError(problem);
});
