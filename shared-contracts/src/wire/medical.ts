import { z } from 'zod';
import { idText, success } from './values';

const condition = z.object({ id: z.number(), value: z.string(), details: z.string() });

/** Wire shapes of medical. */
export const medicalWire = {
  'GET medical/conditions': { answer: z.array(condition) },
  'GET medical/patient': { answer: z.array(z.object({ condition })) },
  'POST medical/patient': { body: z.object({ condition_id: z.coerce.number().int() }), answer: success },
  'DELETE medical/patient/:conditionId': { params: z.object({ conditionId: idText }), answer: success },
} as const;

export type ConditionsAnswer = z.infer<(typeof medicalWire)['GET medical/conditions']['answer']>;
export type PatientConditionsAnswer = z.infer<(typeof medicalWire)['GET medical/patient']['answer']>;
