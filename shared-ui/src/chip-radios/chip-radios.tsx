import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldGroup, type FieldProps, useFormikField } from '../field/index';
import { focusRing, token } from '../theme/index';

export interface ChipOption {
  value: string;
  label: string;
}

export interface ChipRadiosProps extends FieldProps {
  options: readonly ChipOption[];
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
    color: ${token.onBrand};
    font-weight: ${token.weightStrong};
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  @media (forced-colors: active) {
    input {
      position: static;
      width: auto;
      height: auto;
      margin-inline-end: 6px;
      opacity: 1;
    }
  }
`;

/** One of a few short options in a row; Formik value: string, '' when nothing is chosen. */
export function ChipRadios({ name, label, hint, optional, options }: ChipRadiosProps): ReactElement {
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
              onChange={() => field.change(value)}
              onBlur={field.leave}
            />
            {text}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  );
}
