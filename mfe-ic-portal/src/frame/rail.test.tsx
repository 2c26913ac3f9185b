import { brand } from '@scanharbor/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../pages/test/test-page';
import { renderPortal } from '../testing/render-portal';

const rail = () => within(screen.getByRole('navigation', { name: 'Portal' }));
const press = (name: string) => userEvent.click(rail().getByRole('button', { name }));

afterEach(() => localStorage.clear());

it('keeps the width of the rail per person, and names each entry also without labels', async () => {
  const first = await renderPortal('/providers/test/1001', 'admin@scanharbor.test');
  const start = rail().queryByRole('button', { name: 'Collapse menu' }) ? 'Collapse menu' : 'Expand menu';
  const other = start === 'Collapse menu' ? 'Expand menu' : 'Collapse menu';
  await press(start);
  expect(rail().getByRole('link', { name: 'Reports' })).toBeVisible();
  first.unmount();
  const second = await renderPortal('/providers/test/1001', 'staff@scanharbor.test');
  expect(rail().getByRole('button', { name: start })).toBeVisible();
  second.unmount();
  await renderPortal('/providers/test/1001', 'admin@scanharbor.test');
  expect(rail().getByRole('button', { name: other })).toBeVisible();
});

it('marks the list of a request as current on the page of the request', async () => {
  await renderPortal('/providers/test/1001');
  expect(rail().getByRole('link', { name: /^Active requests/, current: true })).toBeVisible();
  expect(await screen.findByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent('Active requests#1001');
});

it('marks the link of the product as current on the dashboard, where it leads', async () => {
  const { router } = await renderPortal('/providers/dashboard');
  const brandLink = () => screen.getAllByRole('link', { name: brand.name })[0];
  await waitFor(() => expect(brandLink()).toHaveAttribute('aria-current', 'page'));
  await act(() => router.navigate('/providers/test/1001'));
  await waitFor(() => expect(brandLink()).not.toHaveAttribute('aria-current'));
});
