import { render, screen } from '@testing-library/react';
import { NavCount } from './nav-count';

it.each([
  [18, '18'],
  [999, '999'],
])('writes %i as %s', (value, text) => {
  render(<NavCount counter="requests" value={value} />);
  expect(screen.getByText(text)).not.toHaveAttribute('title');
});

it('shortens a number that does not fit, and has the exact one for screen readers and on hover', () => {
  render(
    <a href="/providers/requests">
      Active requests <NavCount counter="requests" value={10_514} />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Active requests 10,514' })).toHaveTextContent('11K');
  expect(screen.getByTitle('10,514')).toBeVisible();
});
