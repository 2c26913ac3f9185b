import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { Slider } from './index';

const steps = [2.5, 5, 10, 15, 25, 40, 50];

function Example({ start }: { start: number }): ReactElement {
  const [miles, setMiles] = useState(start);
  return <Slider id="distance" label="Distance" steps={steps} value={miles} onChange={setMiles} valueText={(value) => `${value} miles`} />;
}

const slider = (): HTMLElement => screen.getByRole('slider', { name: 'Distance' });

describe('a slider', () => {
  it('goes from step to step and says the value in words [UI-151]', () => {
    render(<Example start={50} />);
    expect(slider()).toHaveAttribute('aria-valuetext', '50 miles');
    fireEvent.change(slider(), { target: { value: '2' } });
    expect(slider()).toHaveAttribute('aria-valuetext', '10 miles');
    expect(screen.getByText('10 miles')).toBeVisible();
  });

  it('rests on the nearest step when its value is none of them [UI-151]', () => {
    render(<Example start={12} />);
    expect(slider()).toHaveAttribute('aria-valuetext', '10 miles');
  });
});
