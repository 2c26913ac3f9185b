import { type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckboxInput } from '../checkbox-field/index';
import { FieldGroup, type FieldProps, useFormikField } from '../field/index';
import { token } from '../theme/index';

interface CheckboxOption {
  value: string;
  label: ReactNode;
  note?: ReactNode;
}

interface CheckboxGroupProps extends FieldProps {
  options: readonly CheckboxOption[];
  /** Puts short options beside each other. */
  inline?: boolean;
}

const List = styled.div<{ $inline: boolean }>`
  display: ${({ $inline }) => ($inline ? 'flex' : 'grid')};
  flex-wrap: wrap;
  gap: ${token.space12} ${token.space16};
  padding-block: ${token.space4};
`;

/** Multiple choice from a few options; Formik value: the chosen values, in the order of the options. */
export function CheckboxGroup({ name, label, hint, optional, options, inline = false }: CheckboxGroupProps): ReactElement {
  const field = useFormikField<string[]>({ name, hint });
  const toggle = (value: string, on: boolean) => {
    const chosen = new Set(field.value);
    if (on) chosen.add(value);
    else chosen.delete(value);
    field.onChange(options.map((option) => option.value).filter((each) => chosen.has(each)));
  };
  return (
    <FieldGroup id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <List $inline={inline}>
        {options.map((option, index) => (
          <CheckboxInput
            key={option.value}
            id={index === 0 ? field.id : `${field.id}-${option.value}`}
            name={name}
            label={option.label}
            note={option.note}
            checked={field.value.includes(option.value)}
            aria-invalid={field.aria['aria-invalid']}
            onChange={(event) => toggle(option.value, event.target.checked)}
            onBlur={field.onBlur}
          />
        ))}
      </List>
    </FieldGroup>
  );
}
