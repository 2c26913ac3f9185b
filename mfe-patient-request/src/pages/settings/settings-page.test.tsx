import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import { press, recordCalls, title, type } from '../../testing/flow-screen';

const open = (page = '') => renderAt(`/settings${page}`, { routes, signedInAs: 'patient@scanharbor.test' });
const steer = (path: string, body?: object) => act(() => control<void>(path, body));

beforeEach(async () => {
  sessionStorage.clear();
  await control('reset');
});

describe('/settings', () => {
  it('needs a patient, opens at general, and knows three pages [PR-230, PR-231]', async () => {
    const { router } = await open();
    await title('Settings');
    expect(screen.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
    expect(routes.find(({ path }) => path.startsWith('/settings'))?.handle.access).toBe('patient');
    await act(() => router.navigate('/settings/secrets'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  it('sends only the fields that were changed, each to its call [PR-232, PR-235, PR-238]', async () => {
    const { to } = recordCalls();
    await open('/general');
    const profile = within(await screen.findByRole('region', { name: 'Your profile' }));
    await type(/^Mobile phone/, '9175550199');
    await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your settings have been updated')).toBeVisible();
    expect(to('PATCH patients/patient').map(({ body }) => body)).toEqual([{ phone: '(917) 555-0199' }]);
    expect(to('PATCH patients/user')).toEqual([]);
    await type('First name', 'Renata');
    await userEvent.click(profile.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(to('PATCH patients/user').map(({ body }) => body)).toEqual([{ first_name: 'Renata' }]));
    expect(to('PATCH patients/patient')).toHaveLength(1);
  });

  it('keeps an emergency contact [PR-232]', async () => {
    const { to } = recordCalls();
    await open('/general');
    const emergency = within(await screen.findByRole('region', { name: 'Emergency contact' }));
    const name = emergency.getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Sam');
    await userEvent.click(emergency.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(to('PATCH patients/patient').map(({ body }) => body)).toEqual([{ emergency_contact_name: 'Sam' }]));
  });

  it('changes the password by rule basic, typed twice [PR-103, PR-233, PR-236, PR-237]', async () => {
    const { to } = recordCalls();
    await open('/account');
    await type('New password', 'letters');
    await type('New password again', 'other');
    await press('Change password');
    const problems = within(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(problems.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Password must be at least 8 characters long and contain both alphabetic and numeric characters',
      'Passwords do not match',
    ]);
    await type('New password', 'harbor12');
    await userEvent.clear(screen.getByLabelText('New password again'));
    await press('Change password');
    await waitFor(() => expect(problems.getAllByRole('link').map((link) => link.textContent)).toEqual(['Passwords do not match']));
    expect(to('PATCH account/password')).toEqual([]);
    await type('New password again', 'harbor12');
    await press('Change password');
    expect(await screen.findByText('Your password has been updated.')).toBeVisible();
  });
});

describe('/settings/medical', () => {
  it('shows each doctor and asks before one is removed [PR-234, PR-239, PR-240, PR-241, PR-242]', async () => {
    const { to } = recordCalls();
    await open('/medical');
    const list = await screen.findByRole('list', { name: 'Your doctors' });
    const names = within(list).getAllByRole('listitem');
    expect(names[0]).toHaveTextContent(/^Dr\. /);
    for (let removed = 0; removed < names.length; removed += 1) {
      await userEvent.click(screen.getAllByRole('button', { name: /^Remove Dr\. / })[0]!);
      const dialog = await screen.findByRole('alertdialog');
      const sent = to('DELETE doctors/unlink').length;
      await userEvent.click(within(dialog).getByRole('button', { name: /^Remove Dr\. / }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(to('DELETE doctors/unlink')).toHaveLength(sent + 1);
    }
    expect(await screen.findByText("You haven't added any doctors.")).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your doctors' })).toHaveFocus();
  });

  it('keeps the doctor when the question is answered so [PR-241]', async () => {
    const { to } = recordCalls();
    await open('/medical');
    await userEvent.click((await screen.findAllByRole('button', { name: /^Remove Dr\. / }))[0]!);
    await press('Keep doctor');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(to('DELETE doctors/unlink')).toEqual([]);
  });

  it('finds a doctor by identifier and links the one found [PR-243, PR-244, PR-245]', async () => {
    const { to } = recordCalls();
    await open('/medical');
    await press('Add a doctor');
    await screen.findByRole('dialog');
    await press('Find doctor');
    expect(to('POST doctors/find')).toEqual([]);
    await type(/^Doctor's identifier/, 'nobody-here');
    await press('Find doctor');
    expect((await screen.findAllByText('Doctor was not found by that identifier.'))[0]).toBeVisible();
    await type(/^Doctor's identifier/, 'napp');
    await press('Find doctor');
    await press('Add Dr. Northern App');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Dr. Northern App')).toBeVisible();
  });

  it('ticks what the patient has, and sets and removes by id [PR-246, PR-247]', async () => {
    const { to } = recordCalls();
    await open('/medical');
    const boxes = within(await screen.findByRole('region', { name: 'Medical conditions' }));
    const ticked = (await boxes.findAllByRole('checkbox', { checked: true }))[0]!;
    const free = boxes.getAllByRole('checkbox', { checked: false })[0]!;
    await userEvent.click(free);
    await waitFor(() => expect(to('POST medical/patient')).toHaveLength(1));
    expect(to('POST medical/patient')[0]?.body).toEqual({ condition_id: expect.any(Number) });
    await waitFor(() => expect(free).toBeChecked());
    await waitFor(async () => {
      if (to('DELETE medical/patient').length === 0) await userEvent.click(ticked);
      expect(to('DELETE medical/patient')[0]?.call).toMatch(/^DELETE medical\/patient\/\d+$/);
    });
    await waitFor(() => expect(ticked).not.toBeChecked());
  });

  it('ignores a press while one is being saved, and takes back silently what failed [PR-248, PR-249]', async () => {
    const { to } = recordCalls();
    const { store } = await open('/medical');
    const boxes = within(await screen.findByRole('region', { name: 'Medical conditions' }));
    await boxes.findAllByRole('checkbox', { checked: true });
    const [first, second] = boxes.getAllByRole('checkbox', { checked: false });
    await steer('faults', { path: 'medical/patient', method: 'POST', delay: 500, status: 503 });
    await userEvent.click(first!);
    expect(first).toBeChecked();
    await userEvent.click(second!);
    expect(second).not.toBeChecked();
    await waitFor(() => expect(first).not.toBeChecked());
    expect(to('POST medical/patient')).toHaveLength(1);
    expect(store.getState().messages).toEqual([]);
    expect(boxes.queryByRole('alert')).not.toBeInTheDocument();
  });
});
