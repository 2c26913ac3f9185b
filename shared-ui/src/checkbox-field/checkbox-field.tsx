import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldError, type FieldProps, useFormikField } from '../field/index';
import { token } from '../theme/index';
import { boxSize, CheckboxInput, Note } from './checkbox-input';

const Frame = styled.div`
  display: grid;
  gap: 6px;
`;

const HintBox = styled(Note)`
  margin-inline-start: calc(${boxSize} + ${token.space12});
`;

/** A single yes-or-no checkbox, such as a consent; Formik value: boolean. */
export function CheckboxField({ name, label, hint, optional = true }: FieldProps): ReactElement {
  const field = useFormikField<boolean>({ name, hint });
  return (
    <Frame>
      <div>
        <CheckboxInput
          {...field.aria}
          id={field.id}
          name={name}
          label={label}
          checked={field.value}
          required={!optional}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
        {hint && <HintBox id={`${field.id}-hint`}>{hint}</HintBox>}
      </div>
      {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
    </Frame>
  );
}
