import { screeningTextLength } from '@scanharbor/shared-contracts/domain/screening-codes';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { DateInput } from '@scanharbor/shared-ui/date-input';
import { TextArea } from '@scanharbor/shared-ui/text-area';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { type Question } from './screening-questions';

const digits = 4;

/** The field of one question; none is required. */
export function QuestionField({ name, label, question }: { name: string; label: string; question: Question }) {
  switch (question.kind) {
    case 'choice':
      return (
        <ChipRadios
          name={name}
          label={label}
          optional
          options={Object.entries(question.labels).map(([value, text]) => ({ value, label: text }))}
        />
      );
    case 'number':
      return <TextField name={name} label={label} optional inputMode="numeric" maxLength={digits} width={digits} autoComplete="off" />;
    case 'date':
      return <DateInput name={name} label={label} optional />;
    case 'text':
      return <TextArea name={name} label={label} optional rows={2} maxLength={screeningTextLength} />;
  }
}
