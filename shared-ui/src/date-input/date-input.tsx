import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldProps, useFormikField } from '../field/index';
import { MaskedInput } from '../masked-input/index';
import { dateDigits, formatDateDigits } from './date-text';

const Masked = styled(MaskedInput)`
  max-width: 11rem;
  font-variant-numeric: tabular-nums;
`;

/** A typed date; Formik value: the displayed text, 'MM-DD-YYYY' [UI-053]. */
export function DateInput({ name, label, hint, optional }: FieldProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <Masked
        {...field.aria}
        id={field.id}
        name={name}
        inputMode="numeric"
        placeholder="MM-DD-YYYY"
        value={dateDigits(field.value)}
        format={formatDateDigits}
        clean={dateDigits}
        aria-required={!optional}
        onDigits={(digits) => field.onChange(formatDateDigits(digits))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
