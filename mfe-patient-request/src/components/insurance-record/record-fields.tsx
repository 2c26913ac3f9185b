import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { DateOfBirth } from '@scanharbor/shared-ui/clinic/date-of-birth';
import { InsuranceFields } from '@scanharbor/shared-ui/clinic/insurance-fields';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { insuranceRecordTexts as texts } from './insurance-record.texts';

/** The fields of an insurance record, within a form of `RecordValues` (PR-187). */
export function RecordFields() {
  const insurers = useInsurersQuery();
  return (
    <>
      <InsuranceFields insurers={insurers} />
      <FieldRow>
        <TextField name="groupNumber" label={texts.groupNumber} optional autoComplete="off" />
        <TextField name="planId" label={texts.planId} optional autoComplete="off" />
      </FieldRow>
      <TextField name="policyName" label={texts.policyName} optional autoComplete="off" />
      <DateOfBirth name="dob" label={texts.dob} optional minAge={0} />
    </>
  );
}
