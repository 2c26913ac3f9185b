import { medicalWire } from '@scanharbor/shared-contracts/wire/medical';
import {
  deletePatientCondition,
  findCondition,
  insertPatientCondition,
  listConditions,
  listPatientConditions,
} from '../db/queries/patients';
import { successResponse } from '../http/success';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { texts } from '../texts';

export const medicalRoutes = defineRoutes(medicalWire, {
  'GET medical/conditions': {
    access: 'patient',
    handle: ({ context }) => listConditions(context.db),
  },
  'GET medical/patient': {
    access: 'patient',
    handle: ({ caller, context }) => listPatientConditions(context.db, caller.user.id),
  },
  'POST medical/patient': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const condition = await findCondition(context.db, body.condition_id);
      if (!condition) throw errors.notFound(texts.conditionUnknown);
      await insertPatientCondition(context.db, caller.user.id, condition.id);
      return successResponse;
    },
  },
  'DELETE medical/patient/:conditionId': {
    access: 'patient',
    handle: async ({ params, caller, context }) => {
      await deletePatientCondition(context.db, caller.user.id, params.conditionId);
      return successResponse;
    },
  },
});
