import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import { renderPortal } from '../../testing/render-portal';
import '../../pages/requests/requests-page';
import '../../pages/test/test-page';

beforeEach(() => control('reset'));

const findFirstId = async () => {
  const [button] = await screen.findAllByRole('button', { name: /^Assign request #/ });
  return Number(button!.getAttribute('aria-label')!.replace(/\D/g, ''));
};

const choose = async (button: HTMLElement, choice: string) => {
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
};

describe('the assignment in the list', () => {
  it('puts a request into the view of its assignee, with its count, and back', async () => {
    await renderPortal('/providers/requests');
    const id = await findFirstId();
    await choose(screen.getByRole('button', { name: `Assign request #${id}` }), 'Assign to me');
    expect(await screen.findByText(`Request #${id} is assigned to you.`)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('link', { name: 'Mine 1' }));
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Mine 1' })).toHaveAttribute('aria-current', 'page');
    await choose(screen.getByRole('button', { name: `Request #${id} is assigned to Robin Hale, RH. Change` }), 'End assignment');
    expect(await screen.findByText('No active requests')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Mine 0' })).toBeVisible();
  });

  it('names the colleague who assigned the request meanwhile, and shows the new assignee', async () => {
    await renderPortal('/providers/requests');
    const id = await findFirstId();
    await userEvent.click(screen.getByRole('button', { name: `Assign request #${id}` }));
    const colleague = await createConcurrentStaff();
    const name = await colleague.assignToSelf(id);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign to me' }));
    expect(
      await screen.findByText(new RegExp(`^Request #${id} was not assigned. ${name} assigned this request to ${name} at `)),
    ).toBeVisible();
    const initials = name.replace(/[^A-Z]/g, '');
    expect(await screen.findByRole('button', { name: `Request #${id} is assigned to ${name}, ${initials}. Change` })).toBeVisible();
  });
});

describe('the assignment on the page of a request', () => {
  it('shows the assignee and tells of the change in the activity', async () => {
    await renderPortal('/providers/requests');
    const id = await findFirstId();
    await userEvent.click(screen.getByRole('link', { name: `#${id}` }));
    // The list has the same button.
    await screen.findByRole('heading', { level: 1, name: new RegExp(`#${id}`) });
    await choose(await screen.findByRole('button', { name: `Assign request #${id}` }), 'Assign to me');
    expect(await screen.findByText('Assigned to Robin Hale')).toBeVisible();
    expect(await screen.findByText('Assigned by Robin Hale')).toBeVisible();
  });
});
