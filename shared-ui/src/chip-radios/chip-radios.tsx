import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldGroup, type FieldProps, useFormikField } from '../field/index';
import { focusRing, onBrandText, token } from '../theme/index';
import { coveringInput } from './covering-input';

interface ChipOption {
  value: string;
  label: string;
}

interface ChipRadiosProps extends FieldProps {
  options: readonly ChipOption[];
  /** Called with the chosen value after Formik has stored it. */
  onChosen?: (value: string) => void;
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 4px 14px;
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusPill};
  background: ${token.surface};
  font-size: 0.9375rem;
  line-height: 1.25rem;
  font-weight: ${token.weightMedium};
  cursor: pointer;

  &:hover {
    border-color: ${token.ink2};
  }

  &:has(input:checked) {
    border-color: ${token.brand};
    background: ${token.brand};
    ${onBrandText}
    font-weight: ${token.weightStrong};
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }

  ${coveringInput}
`;

/** A single choice from a few short options in a row; Formik value: string, '' without a choice. */
export function ChipRadios({ name, label, hint, optional, options, onChosen }: ChipRadiosProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  return (
    <FieldGroup role="radiogroup" id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <Chips>
        {options.map(({ value, label: text }, index) => (
          <Chip key={value}>
            <input
              id={index === 0 ? field.id : `${field.id}-${value}`}
              type="radio"
              name={field.id}
              value={value}
              checked={field.value === value}
              onChange={() => {
                field.onChange(value);
                onChosen?.(value);
              }}
              onBlur={field.onBlur}
            />
            {text}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  );
}
