import { z } from 'zod';
import { idText, success } from '../values';

const colleague = z.object({ UserID: z.number(), Name: z.string() });
colleague.register(z.globalRegistry, { id: 'Colleague' });

/** Wire shapes of who takes care of a request. Ours. */
export const icPortalAssignmentWire = {
  'GET ic-portal/ic-colleagues': {
    /** The active members of the own practice, by name. */
    response: z.object({ data: z.array(colleague) }),
  },
  'PATCH ic-portal/ic-assign': {
    /** `userId`: null for no one. `was`: whom the caller saw as the assignee; another one is not replaced. */
    body: z.object({ requestId: idText, userId: idText.nullable(), was: idText.nullable() }),
    response: success,
  },
} as const;
