import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldProps, useFormikField } from '../field/index';
import { MaskedInput } from '../masked-input/index';
import { formatPhone, phoneDigits } from './phone';

const PhoneInput = styled(MaskedInput)`
  max-width: 15rem;
  font-variant-numeric: tabular-nums;
`;

export interface PhoneFieldProps extends FieldProps {
  autoComplete?: string;
}

/** A US phone number shown as '(###) ###-####'; Formik value: its digits, 10 at most [UI-050, UI-051]. */
export function PhoneField({ name, label, hint, optional, autoComplete = 'tel-national' }: PhoneFieldProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <PhoneInput
        {...field.aria}
        id={field.id}
        name={name}
        inputMode="tel"
        autoComplete={autoComplete}
        value={phoneDigits(field.value)}
        format={formatPhone}
        clean={phoneDigits}
        aria-required={!optional}
        onDigits={field.change}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
