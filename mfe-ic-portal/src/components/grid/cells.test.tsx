import { isOpenOver24Hours } from '@scanharbor/shared-contracts/domain/portal-request';
import { render } from '@testing-library/react';
import { CentersCell } from './centers-cell';
import { truncateComment, LastCommentCell } from './last-comment-cell';
import { RequestAgeCell } from './request-age-cell';
import { formatPatient } from './patient-cell';
import { formatPayment, PaymentCell } from './payment-cell';

describe('grid cells', () => {
  it('shows self-pay with the budget, otherwise the policy [IC-012]', () => {
    expect(formatPayment({ selfPay: true, budget: 300 })).toBe('Self-pay $300');
    expect(formatPayment({ selfPay: false, policyName: 'Aetna PPO', policyNumber: 'A1' })).toBe('Aetna PPO');
  });

  it('breaks the name of a policy between its words in a narrow column', () => {
    const { container } = render(<PaymentCell payment={{ selfPay: false, policyName: 'UnitedHealthcare PPO', policyNumber: 'U1' }} />);
    expect(container.innerHTML).toContain('>United<wbr>Healthcare PPO<');
  });

  it('shows a patient as name with date of birth [IC-013, IC-015]', () => {
    expect(formatPatient({ firstName: 'Lena', lastName: 'Ortiz', dob: '1984-04-12' })).toBe('Lena Ortiz (04/12/1984)');
  });

  it('truncates a comment to 150 characters plus an ellipsis, and not one of 150 [IC-014]', () => {
    expect(truncateComment('x'.repeat(150))).toBe('x'.repeat(150));
    expect(truncateComment('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`);
  });

  it('shows the author and the time of a comment [IC-016]', () => {
    const { container } = render(<LastCommentCell comment={{ text: 'Called.', author: 'Maya Brooks', at: '2026-11-20 09:40:00' }} />);
    expect(container).toHaveTextContent('Called.Maya Brooks, 11/20/2026 09:40 AM');
  });

  it('truncates the last comment of a row [IC-014]', () => {
    const { container } = render(<LastCommentCell comment={{ text: 'x'.repeat(151), author: 'Maya Brooks', at: '2026-11-20 09:40:00' }} />);
    expect(container).toHaveTextContent(`${'x'.repeat(150)}…Maya Brooks`);
  });

  it('counts a request as open over 24 hours from the 25th on, never at exactly 24 [IC-033]', () => {
    expect([isOpenOver24Hours(23), isOpenOver24Hours(24), isOpenOver24Hours(25)]).toEqual([false, false, true]);
  });

  it('labels a request open over 24 hours with text, not only in red [IC-034]', () => {
    const { container, rerender } = render(<RequestAgeCell requestedAt="2026-11-18 10:00:00" daysOpened={2} hoursOpened={50} />);
    expect(container).toHaveTextContent('50 h11/18/2026(2 days open)Open over 24 hours');
    rerender(<RequestAgeCell requestedAt="2026-11-20 10:00:00" daysOpened={1} hoursOpened={24} />);
    expect(container).toHaveTextContent(/^24 h11\/20\/2026\(1 day open\)$/);
  });

  it('lists eligible centers with address and miles, nearest first [IC-035]', () => {
    const { getAllByRole, getByText } = render(
      <CentersCell
        centers={[
          {
            id: 2,
            name: 'B',
            timeZone: 'America/New_York',
            address1: '9 Elm St',
            city: 'Newark',
            state: 'NJ',
            zipCode: '07102',
            miles: 9.4,
          },
          {
            id: 1,
            name: 'A',
            timeZone: 'America/New_York',
            address1: '345 W 37th St',
            city: 'New York',
            state: 'NY',
            zipCode: '10018',
            miles: 0.6,
          },
        ]}
      />,
    );
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '345 W 37th St, New York, NY 10018, 0.6 mi',
      '9 Elm St, Newark, NJ 07102, 9.4 mi',
    ]);
    expect(getByText('+1')).toHaveAttribute('aria-hidden', 'true');
  });
});
