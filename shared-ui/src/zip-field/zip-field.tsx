import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { toZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { FieldFrame, type FieldProps, TextInput, useFormikField } from '../field/index';

const ZipInput = styled(TextInput)`
  max-width: 9rem;
  font-variant-numeric: tabular-nums;
`;

/** A US ZIP code; Formik value: its digits, at most 5. */
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
        onChange={(event) => field.onChange(toZip(event.target.value))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
