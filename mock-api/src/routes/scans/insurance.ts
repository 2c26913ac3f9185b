import { eq } from 'drizzle-orm';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { scansWire } from '@scanharbor/shared-contracts/wire/scans';
import { type Database } from '../../db/connect';
import { insurers, patientInsurance } from '../../db/schema/index';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { silentMemberId } from '../../seed/names';
import { texts } from '../../texts';

async function readInsurance(db: Database, patientId: number) {
  const [row] = await db
    .select({ record: patientInsurance, company: insurers })
    .from(patientInsurance)
    .innerJoin(insurers, eq(insurers.id, patientInsurance.companyId))
    .where(eq(patientInsurance.patientId, patientId));
  if (!row) return null;
  const { record, company } = row;
  return {
    group_number: record.groupNumber,
    dob: record.dob,
    plan_id: record.planId,
    policy_name: record.policyName,
    policy_number: record.policyNumber,
    company,
  };
}

const deductible = 1_500;

export const scansInsuranceRoutes = defineRoutes(scansWire, {
  'GET scans/insurance': {
    access: 'patient',
    handle: async ({ caller, context }) => ({ insurance: await readInsurance(context.db, caller.user.id) }),
  },
  'POST scans/insurance': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const [company] = await context.db.select().from(insurers).where(eq(insurers.id, body.company.id));
      if (!company) throw errors.badRequest(texts.insuranceMissing);
      const values = {
        companyId: company.id,
        groupNumber: body.group_number,
        dob: body.dob,
        planId: body.plan_id,
        policyName: body.policy_name,
        policyNumber: body.policy_number,
      };
      await context.db
        .insert(patientInsurance)
        .values({ patientId: caller.user.id, ...values })
        .onConflictDoUpdate({ target: patientInsurance.patientId, set: values });
      const insurance = await readInsurance(context.db, caller.user.id);
      if (!insurance) throw errors.unexpected();
      return { insurance };
    },
  },
  'POST scans/deductible': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const stored = await readInsurance(context.db, caller.user.id);
      const policy = body.policy_number ?? stored?.policy_number ?? '';
      const known = policy !== '' && policy !== silentMemberId;
      const met = [...policy].reduce((sum, character) => sum + character.charCodeAt(0), 0) % deductible;
      return {
        amount: known ? deductible : null,
        remaining: known ? deductible - met : null,
        firstName: caller.user.firstName,
        lastName: caller.user.lastName,
        dob: caller.user.dob,
        error: toFlag(!known),
      };
    },
  },
});
