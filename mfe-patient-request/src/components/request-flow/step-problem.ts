import { failureCode, failureMessage } from '@scanharbor/shared-contracts';
import { flowTexts } from '../../texts';

const sessionOver = 401;

/** What a failed step says; nothing when the session is over, since the shell then says so itself. */
export const stepProblem = (error: unknown) => (failureCode(error) === sessionOver ? '' : failureMessage(error, flowTexts.callFailed));
