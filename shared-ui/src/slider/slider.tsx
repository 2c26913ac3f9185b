import { type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldFrame } from '../field/index';
import { token } from '../theme/index';

const Range = styled.input`
  width: 100%;
  max-width: 20rem;
  min-height: ${token.targetSize};
  accent-color: ${token.brand};
`;

interface SliderProps {
  id: string;
  label: ReactNode;
  /** The selectable values, in order. */
  steps: readonly number[];
  /** The current value. The slider shows the nearest step. */
  value: number;
  onChange: (value: number) => void;
  /** Formats the value for display and screen readers: '15 miles'. */
  valueText: (value: number) => string;
}

const nearestStep = (steps: readonly number[], value: number): number =>
  steps.reduce((best, step, at) => (Math.abs(step - value) < Math.abs((steps[best] ?? 0) - value) ? at : best), 0);

/** Chooses one of a few values on a line, by pointer or by arrows, Home and End [UI-151]. */
export function Slider({ id, label, steps, value, onChange, valueText }: SliderProps): ReactElement {
  const at = nearestStep(steps, value);
  const text = valueText(steps[at] ?? value);
  return (
    <FieldFrame id={id} label={label} hint={text}>
      <Range
        id={id}
        type="range"
        min={0}
        max={steps.length - 1}
        step={1}
        value={at}
        aria-valuetext={text}
        onChange={({ target }) => onChange(steps[Number(target.value)] ?? value)}
      />
    </FieldFrame>
  );
}
