import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, type FieldProps, TextAreaInput, useFormikField } from '../field/index';
import { Text, token } from '../theme/index';
import { widgetTexts } from '../widget-texts';

interface TextAreaProps extends FieldProps {
  rows?: number;
  /** Maximum number of characters. The remaining number is shown and announced near the end. */
  maxLength?: number;
  placeholder?: string;
  /** Gets what the person types, not what the form is set to. */
  onType?: (text: string) => void;
}

const CharacterCount = styled(Text).attrs({ $size: 'note', $color: 'ink2', $tabular: true })`
  justify-self: end;
  padding-top: ${token.space4};
`;

/** Several lines of text; Formik value: string. */
export function TextArea({ name, label, hint, optional, rows = 4, maxLength, placeholder, onType }: TextAreaProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  const remaining = maxLength === undefined ? undefined : maxLength - field.value.length;
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
        onChange={({ target }) => {
          field.onChange(target.value);
          onType?.(target.value);
        }}
        onBlur={field.onBlur}
      />
      {remaining !== undefined && (
        <CharacterCount aria-live={remaining <= 20 ? 'polite' : 'off'}>{widgetTexts.charactersLeft(remaining)}</CharacterCount>
      )}
    </FieldFrame>
  );
}
