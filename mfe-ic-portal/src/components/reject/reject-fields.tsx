import { rejectReasons } from '@scanharbor/shared-contracts/domain/reject-reasons';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { object, string } from 'yup';
import { texts } from '../../texts';

const rejectTexts = texts.reject;

export const emptyReason = { choice: '', reason: '' };

/** A choice may stand alone; without one the text is needed. */
export const reasonSchema = object({
  reason: string()
    .trim()
    .when('choice', ([choice], text) => (choice ? text : text.required(rejectTexts.reasonMissing))),
});

export const formatReason = ({ choice, reason }: typeof emptyReason) => [choice, reason.trim()].filter(Boolean).join(': ');

/** The reason for which requests are rejected: a choice, a text, or both (D106). */
export function ReasonFields() {
  return (
    <>
      <ChipRadios
        name="choice"
        label={rejectTexts.choice}
        optional
        options={rejectReasons.map((reason) => ({ value: reason, label: reason }))}
      />
      <TextArea name="reason" label={rejectTexts.reason} rows={3} />
    </>
  );
}
