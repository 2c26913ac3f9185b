import { type InsuranceRecord } from '@scanharbor/shared-contracts/domain/insurance-record';
import { type InsuranceValues } from '@scanharbor/shared-contracts/forms/request-steps';

/** Form values of the insurance record; company and member ID are required, the rest is optional (PR-187). */
export interface RecordValues extends InsuranceValues {
  groupNumber: string;
  /** YYYY-MM-DD, or ''. */
  dob: string;
  planId: string;
  policyName: string;
}

/** Converts the saved record to form values; empty ones without a record. */
export const toRecordValues = (record: InsuranceRecord | null): RecordValues => ({
  insurerId: record ? String(record.company.id) : '',
  memberId: record?.policyNumber ?? '',
  groupNumber: record?.groupNumber ?? '',
  dob: record?.dob ?? '',
  planId: record?.planId ?? '',
  policyName: record?.policyName ?? '',
});

/** Converts form values to the record to save. */
export const toInsuranceRecord = ({ insurerId, memberId, ...rest }: RecordValues) => ({
  ...rest,
  companyId: Number(insurerId),
  policyNumber: memberId.trim(),
});
