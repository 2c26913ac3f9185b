import { type InputHTMLAttributes, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldProps, TextInput, useFormikField } from '../field/index';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'disabled' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'search' | 'url' | 'date' | 'time';
  /** Expected length in characters, for the width of the control; full width by default. */
  width?: number;
}

const SizedInput = styled(TextInput)<{ $width?: number | undefined }>`
  max-width: ${({ $width }) => ($width ? `calc(${$width}ch + 3rem)` : 'none')};
`;

/** One line of text; Formik value: string. */
export function TextField({ name, label, hint, optional, type = 'text', width, ...input }: TextFieldProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <SizedInput
        {...input}
        {...field.aria}
        id={field.id}
        name={name}
        type={type}
        $width={width}
        value={field.value}
        aria-required={!optional}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
