import { render, screen } from '@testing-library/react';
import { StepIndicator } from './index';

describe('StepIndicator', () => {
  it('says the step in text, marks it, and tells which are done', () => {
    const steps = ['Scan', 'You', 'Physician', 'Payment'].map((label) => ({ id: label, label }));
    render(<StepIndicator steps={steps} current={2} />);
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['1. Scan (done)', '2. You', '3. Physician', '4. Payment']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  });
});
