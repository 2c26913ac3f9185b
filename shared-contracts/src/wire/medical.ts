import { z } from 'zod';
import { idText, integer, success } from './values';

const condition = z.object({ id: z.number(), value: z.string(), details: z.string() });
condition.register(z.globalRegistry, { id: 'Condition' });

/** Wire shapes of medical. */
export const medicalWire = {
  'GET medical/conditions': { response: z.array(condition) },
  'GET medical/patient': { response: z.array(z.object({ condition })) },
  'POST medical/patient': { body: z.object({ condition_id: integer }), response: success },
  'DELETE medical/patient/:conditionId': { params: z.object({ conditionId: idText }), response: success },
} as const;
