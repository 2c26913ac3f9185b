import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../testing/render-portal';
import '../../pages/requests/requests-page';
import '../../pages/scheduled/scheduled-page';
import './view-dialogs';

beforeEach(() => control('reset'));

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const views = () => within(screen.getByRole('navigation', { name: 'Views' }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Saves what the list shows, and returns the tab of the view. */
async function save(name: string) {
  await press('Save view');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return views().findByRole('link', { name: new RegExp(`^${name} \\d+$`) });
}

async function choose(name: string) {
  await press(/^Edit view /);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

it('saves filters, order and location as a tab with the number of its requests, and opens it again', async () => {
  const { router } = await renderPortal('/providers/requests?filter.modality=MRI&sort=-patient');
  const matching = (await rows()).length;
  const tab = await save('MRI by name');
  expect(tab).toHaveTextContent(`MRI by name${matching}`);
  await waitFor(() => expect(tab).toHaveAttribute('aria-current', 'page'));
  const { search } = router.state.location;
  expect(search).toMatch(/^\?view=\d+&sort=-patient&filter.modality=MRI&locationId=\d+$/);
  await userEvent.click(views().getByRole('link', { name: /^To schedule/ }));
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(matching));
  expect(tab).not.toHaveAttribute('aria-current');
  await userEvent.click(tab);
  await waitFor(async () => expect(await rows()).toHaveLength(matching));
  expect(router.state.location.search).toBe(search);
});

it('shows the filters of a colleague’s view, without a tab', async () => {
  const { router } = await renderPortal('/providers/requests?filter.modality=MRI');
  const matching = (await rows()).length;
  await save('Mine alone');
  const { pathname, search } = router.state.location;
  document.body.innerHTML = '';
  await renderPortal(pathname + search, 'admin@scanharbor.test');
  expect(await rows()).toHaveLength(matching);
  expect(views().queryByText('Mine alone')).toBeNull();
  expect(views().getByRole('link', { name: /^To schedule/ })).toHaveAttribute('aria-current', 'page');
});

it('renames a view, and refuses a name that is taken', async () => {
  await renderPortal('/providers/requests');
  await rows();
  await save('Two');
  await save('One');
  await choose('Rename');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'two');
  await userEvent.click(dialog.getByRole('button', { name: 'Rename view' }));
  expect(await dialog.findByText('You have a view with this name already. Please choose another name.')).toBeVisible();
  await userEvent.type(name, 's');
  await userEvent.click(dialog.getByRole('button', { name: 'Rename view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await views().findByRole('link', { name: /^twos \d+$/ })).toBeVisible();
});

it('saves another search to a view, and deletes it', async () => {
  const { router } = await renderPortal('/providers/requests');
  await rows();
  await save('One');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'xyz');
  await screen.findByText('No matches');
  await choose('Save what is shown to this view');
  expect(await views().findByRole('link', { name: 'One 0' })).toBeVisible();
  await choose('Delete');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(views().queryByText('One')).toBeNull());
  expect(router.state.location.search).toBe('');
});

it('leads from the requests to the appointments whose patients need a reply', async () => {
  await renderPortal('/providers/requests');
  await userEvent.click(await views().findByRole('link', { name: 'Needs reply 0' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Scheduled tests' })).toBeVisible();
  expect(await screen.findByText('No patient waits for a reply')).toBeVisible();
  expect(await views().findByRole('link', { name: 'Needs reply 0' })).toHaveAttribute('aria-current', 'page');
});
