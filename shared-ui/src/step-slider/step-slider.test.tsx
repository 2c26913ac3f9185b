import { fireEvent, render, screen } from '@testing-library/react';
import { StepSlider } from './step-slider';

it('moves over the given values only and says each in words', () => {
  const onChange = jest.fn();
  render(
    <StepSlider id="miles" label="Distance" steps={[2.5, 5, 10]} value={5} onChange={onChange} text={(miles) => `${miles} miles`} />,
  );
  const slider = screen.getByRole('slider', { name: 'Distance' });
  expect(slider).toHaveAttribute('aria-valuetext', '5 miles');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(onChange).toHaveBeenCalledWith(10);
});
