import { type ClipboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatPhone, toPhone, toPhoneDigits } from '@scanharbor/shared-contracts/domain/phone';
import { FieldFrame, type FieldProps, useFormikField } from '../field/index';
import { MaskedInput } from '../masked-input/index';

const PhoneInput = styled(MaskedInput)`
  max-width: 15rem;
  font-variant-numeric: tabular-nums;
`;

interface PhoneFieldProps extends FieldProps {
  autoComplete?: string;
}

/** A US phone number, displayed as '(###) ###-####'; Formik value: its digits, at most 10 [UI-050, UI-051]. */
export function PhoneField({ name, label, hint, optional, autoComplete = 'tel-national' }: PhoneFieldProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  // Beside the digits of a filled field, those of a complete number would be cut off.
  const replaceByNumber = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (toPhone(text) === null) return;
    event.preventDefault();
    field.onChange(toPhoneDigits(text));
  };
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <PhoneInput
        {...field.aria}
        id={field.id}
        name={name}
        inputMode="tel"
        autoComplete={autoComplete}
        value={toPhoneDigits(field.value)}
        format={formatPhone}
        clean={toPhoneDigits}
        aria-required={!optional}
        onDigits={field.onChange}
        onPaste={replaceByNumber}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
