import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldProps, TextAreaInput, useFormikField } from '../field/index';
import { Text, token } from '../theme/index';

export interface TextAreaProps extends FieldProps {
  rows?: number;
  /** Most characters; what is left is shown and announced near the end. */
  maxLength?: number;
  placeholder?: string;
}

const Count = styled(Text).attrs({ $size: 'note', $colour: 'ink2', $tabular: true })`
  justify-self: end;
  padding-top: ${token.space4};
`;

/** Several lines of text; Formik value: string. */
export function TextArea({ name, label, hint, optional, rows = 4, maxLength, placeholder }: TextAreaProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  const left = maxLength === undefined ? undefined : maxLength - field.value.length;
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <TextAreaInput
        {...field.aria}
        id={field.id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        value={field.value}
        aria-required={!optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
      {left !== undefined && (
        <Count aria-live={left <= 20 ? 'polite' : 'off'}>
          {left} {left === 1 ? 'character' : 'characters'} left
        </Count>
      )}
    </FieldFrame>
  );
}
