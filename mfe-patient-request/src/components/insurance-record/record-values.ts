import { type InsuranceRecord } from '@scanharbor/shared-contracts/domain/scan-catalogue';
import { type InsuranceValues } from '@scanharbor/shared-contracts/forms/request-steps';

/** What a form asks of the insurance record; company and member id are needed, the rest is optional (PR-187). */
export interface RecordValues extends InsuranceValues {
  groupNumber: string;
  /** YYYY-MM-DD, or ''. */
  dob: string;
  planId: string;
  policyName: string;
}

/** The kept record as answers of the form; empty ones when nothing is kept. */
export const recordValuesOf = (record: InsuranceRecord | null): RecordValues => ({
  insurerId: record ? String(record.company.id) : '',
  memberId: record?.policyNumber ?? '',
  groupNumber: record?.groupNumber ?? '',
  dob: record?.dob ?? '',
  planId: record?.planId ?? '',
  policyName: record?.policyName ?? '',
});

/** The answers as they are saved. */
export const recordOfValues = ({ insurerId, memberId, ...rest }: RecordValues) => ({
  ...rest,
  companyId: Number(insurerId),
  policyNumber: memberId.trim(),
});
