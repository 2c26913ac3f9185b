import { type ReactElement, type Ref, type SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../field/index';
import { LineIcon } from '../icon/index';
import { token } from '../theme/index';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

const Wrap = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-end: ${token.controlPad};
    pointer-events: none;
    color: ${token.ink2};
  }
`;

const Native = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 34px;
  text-overflow: ellipsis;
`;

interface SelectInputProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** A first option without a value: "Choose one". */
  emptyLabel?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** The native select in the site's style, without label or error. */
export function SelectInput({ options, emptyLabel, ...rest }: SelectInputProps): ReactElement {
  return (
    <Wrap>
      <Native {...rest}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Native>
      <LineIcon name="down" size={18} />
    </Wrap>
  );
}
