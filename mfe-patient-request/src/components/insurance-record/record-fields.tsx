import { DateOfBirth } from '@scanharbor/shared-ui/date-of-birth';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { InsuranceFields } from '../request-flow/step-four/insurance-fields';
import { insuranceRecordTexts as texts } from './insurance-record.texts';

/** The fields of an insurance record, inside a form of `RecordValues` (PR-187). */
export function RecordFields() {
  return (
    <>
      <InsuranceFields />
      <FieldRow>
        <TextField name="groupNumber" label={texts.groupNumber} optional autoComplete="off" />
        <TextField name="planId" label={texts.planId} optional autoComplete="off" />
      </FieldRow>
      <TextField name="policyName" label={texts.policyName} optional autoComplete="off" />
      <DateOfBirth name="dob" label={texts.dob} optional minAge={0} />
    </>
  );
}
