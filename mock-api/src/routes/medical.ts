import { and, asc, eq } from 'drizzle-orm';
import { medicalWire } from '@scanharbor/shared-contracts/wire/medical';
import { conditions, patientConditions } from '../db/schema/index';
import { done } from '../http/done';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { texts } from '../texts';

export const medicalRoutes = defineRoutes(medicalWire, {
  'GET medical/conditions': {
    access: 'patient',
    handle: ({ context }) => context.db.select().from(conditions).orderBy(asc(conditions.id)),
  },
  'GET medical/patient': {
    access: 'patient',
    handle: ({ caller, context }) =>
      context.db
        .select({ condition: conditions })
        .from(patientConditions)
        .innerJoin(conditions, eq(conditions.id, patientConditions.conditionId))
        .where(eq(patientConditions.patientId, caller.user.id))
        .orderBy(asc(conditions.id)),
  },
  'POST medical/patient': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const [known] = await context.db.select().from(conditions).where(eq(conditions.id, body.condition_id));
      if (!known) throw errors.notFound(texts.conditionUnknown);
      await context.db.insert(patientConditions).values({ patientId: caller.user.id, conditionId: known.id }).onConflictDoNothing();
      return done;
    },
  },
  'DELETE medical/patient/:conditionId': {
    access: 'patient',
    handle: async ({ params, caller, context }) => {
      await context.db
        .delete(patientConditions)
        .where(and(eq(patientConditions.patientId, caller.user.id), eq(patientConditions.conditionId, params.conditionId)));
      return done;
    },
  },
});
