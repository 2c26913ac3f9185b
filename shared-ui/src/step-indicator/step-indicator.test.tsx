import { fireEvent, render, screen } from '@testing-library/react';
import { StepIndicator } from './index';

describe('StepIndicator', () => {
  it('names the current step in text, marks it, and marks completed steps', () => {
    const steps = ['Scan', 'You', 'Physician', 'Payment'].map((label) => ({ id: label, label }));
    render(<StepIndicator steps={steps} current={2} />);
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['1. Scan (done)', '2. You', '3. Physician', '4. Payment']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('makes steps that can be opened buttons, except for the current one', () => {
    const onOpen = jest.fn();
    const steps = ['Scan', 'You', 'Payment'].map((label, index) => ({
      id: label,
      label,
      onOpen: index < 2 ? () => onOpen(label) : undefined,
    }));
    render(<StepIndicator steps={steps} current={2} />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['1. Scan (done)']);
    fireEvent.click(screen.getByRole('button', { name: '1. Scan (done)' }));
    expect(onOpen.mock.calls).toEqual([['Scan']]);
  });
});
