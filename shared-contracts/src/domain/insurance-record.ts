import { type InsuranceBody, type InsuranceResponse } from '../wire/scans';
import { type Complete } from './codec';

/** A patient's insurance (SC-365). */
export interface InsuranceRecord {
  groupNumber: string;
  /** YYYY-MM-DD. */
  dob: string;
  planId: string;
  policyName: string;
  policyNumber: string;
  company: { id: number; name: string };
}

/** The insurance as a patient enters it: the company by its id. */
export type InsuranceInput = Omit<InsuranceRecord, 'company'> & { companyId: number };

type InsuranceWire = NonNullable<InsuranceResponse['insurance']>;

export const readInsurance = (wire: InsuranceWire): Complete<InsuranceRecord> => ({
  groupNumber: wire.group_number,
  dob: wire.dob,
  planId: wire.plan_id,
  policyName: wire.policy_name,
  policyNumber: wire.policy_number,
  company: wire.company,
});

export const writeInsurance = (record: InsuranceRecord): Complete<InsuranceWire> => ({
  group_number: record.groupNumber,
  dob: record.dob,
  plan_id: record.planId,
  policy_name: record.policyName,
  policy_number: record.policyNumber,
  company: record.company,
});

export const readInsuranceInput = (body: InsuranceBody): Complete<InsuranceInput> => ({
  groupNumber: body.group_number,
  dob: body.dob,
  planId: body.plan_id,
  policyName: body.policy_name,
  policyNumber: body.policy_number,
  companyId: body.company.id,
});

export const writeInsuranceInput = (input: InsuranceInput): Complete<InsuranceBody> => ({
  group_number: input.groupNumber,
  dob: input.dob,
  plan_id: input.planId,
  policy_name: input.policyName,
  policy_number: input.policyNumber,
  company: { id: input.companyId },
});
