import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldProps, TextInput, useFormikField } from '../field/index';
import { digitsOf } from '../masked-input/index';

const zipLength = 5;

/** The first 5 digits of what was typed or pasted; of a ZIP+4 the ZIP. */
export const zipDigits = (text: string): string => digitsOf(text).slice(0, zipLength);

const ZipInput = styled(TextInput)`
  max-width: 9rem;
  font-variant-numeric: tabular-nums;
`;

/** A US zip code; Formik value: its digits, 5 at most. */
export function ZipField({ name, label, hint, optional }: FieldProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <ZipInput
        {...field.aria}
        id={field.id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="postal-code"
        value={field.value}
        aria-required={!optional}
        onChange={(event) => field.change(zipDigits(event.target.value))}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
