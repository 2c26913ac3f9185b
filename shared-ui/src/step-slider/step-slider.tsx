import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { FieldFrame } from '../field/index';
import { token } from '../theme/index';

const Range = styled.input`
  width: 100%;
  max-width: 20rem;
  min-height: ${token.targetSize};
  accent-color: ${token.brand};
`;

export interface StepSliderProps {
  id: string;
  label: string;
  /** The values that can be chosen, in order. */
  steps: readonly number[];
  value: number;
  onChange: (value: number) => void;
  /** The value in words: "Within 10 miles". */
  text: (value: number) => string;
}

/** A slider over a few given values; the chosen one stands in words above it and is read out. */
export function StepSlider({ id, label, steps, value, onChange, text }: StepSliderProps): ReactElement {
  return (
    <FieldFrame id={id} label={label} hint={text(value)}>
      <Range
        id={id}
        type="range"
        min={0}
        max={steps.length - 1}
        step={1}
        value={Math.max(0, steps.indexOf(value))}
        aria-valuetext={text(value)}
        onChange={({ target }) => onChange(steps[Number(target.value)] ?? value)}
      />
    </FieldFrame>
  );
}
