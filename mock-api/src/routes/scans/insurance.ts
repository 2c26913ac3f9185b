import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { readInsuranceInput, writeInsurance } from '@scanharbor/shared-contracts/domain/insurance-record';
import { scansWire } from '@scanharbor/shared-contracts/wire/scans';
import { type Database } from '../../db/database';
import { findInsurance, storeInsurance } from '../../db/queries/patients';
import { findInsurer } from '../../db/queries/scans';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { silentMemberId } from '../../seed/demo-data';
import { texts } from '../../texts';

async function describeInsurance(db: Database, patientId: number) {
  const row = await findInsurance(db, patientId);
  return row ? writeInsurance({ ...row.record, company: row.company }) : null;
}

const deductible = 1_500;

export const scansInsuranceRoutes = defineRoutes(scansWire, {
  'GET scans/insurance': {
    access: 'patient',
    handle: async ({ caller, context }) => ({ insurance: await describeInsurance(context.db, caller.user.id) }),
  },
  'POST scans/insurance': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const company = await findInsurer(context.db, body.company.id);
      if (!company) throw errors.badRequest(texts.insuranceMissing);
      await storeInsurance(context.db, { patientId: caller.user.id, ...readInsuranceInput(body) });
      const insurance = await describeInsurance(context.db, caller.user.id);
      if (!insurance) throw errors.unexpected();
      return { insurance };
    },
  },
  'POST scans/deductible': {
    access: 'patient',
    handle: async ({ body, caller, context }) => {
      const stored = await describeInsurance(context.db, caller.user.id);
      const policy = body.policy_number ?? stored?.policy_number ?? '';
      const isVerified = policy !== '' && policy !== silentMemberId;
      const met = Array.from(policy).reduce((sum, character) => sum + character.charCodeAt(0), 0) % deductible;
      return {
        amount: isVerified ? deductible : null,
        remaining: isVerified ? deductible - met : null,
        firstName: caller.user.firstName,
        lastName: caller.user.lastName,
        dob: caller.user.dob,
        error: toFlag(!isVerified),
      };
    },
  },
});
