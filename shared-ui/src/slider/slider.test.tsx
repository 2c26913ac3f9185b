import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { Slider } from './index';

const steps = [2.5, 5, 10, 15, 25, 40, 50];

function Example({ start }: { start: number }): ReactElement {
  const [miles, setMiles] = useState(start);
  return <Slider id="distance" label="Distance" steps={steps} value={miles} onChange={setMiles} valueText={(value) => `${value} miles`} />;
}

const slider = (): HTMLElement => screen.getByRole('slider', { name: 'Distance' });

describe('Slider', () => {
  it('moves from step to step and announces the value as text [UI-151]', () => {
    render(<Example start={50} />);
    expect(slider()).toHaveAttribute('aria-valuetext', '50 miles');
    fireEvent.change(slider(), { target: { value: '2' } });
    expect(slider()).toHaveAttribute('aria-valuetext', '10 miles');
    expect(screen.getByText('10 miles')).toBeVisible();
  });

  it('shows the nearest step for a value between steps [UI-151]', () => {
    render(<Example start={12} />);
    expect(slider()).toHaveAttribute('aria-valuetext', '10 miles');
  });
});
