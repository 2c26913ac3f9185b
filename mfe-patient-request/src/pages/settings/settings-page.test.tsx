import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { apiAddress, control, controlSession, renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../routes';
import { clickButton, recordCalls, title, type } from '../../testing/flow-screen';

const open = (page = '') => renderAt(`/settings${page}`, { routes, signedInAs: 'patient@scanharbor.test' });
const clickLink = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const steer = (path: string, body?: object) => act(() => control<void>(path, body));

beforeEach(async () => {
  sessionStorage.clear();
  await control('reset');
});

describe('/settings', () => {
  it('requires a patient, opens at general, and has its pages [PR-230, PR-231]', async () => {
    const { router } = await open();
    await title('Settings');
    expect(screen.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
    expect(routes.find(({ path }) => path.startsWith('/settings'))?.handle.access).toBe('patient');
    await act(() => router.navigate('/settings/secrets'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  it('shows who else has seen the record, and the own visits to nobody', async () => {
    await open('/record');
    expect(await screen.findByText('Nobody has seen your record yet.')).toBeVisible();
    const headers = { Authorization: await controlSession('staff@scanharbor.test') };
    await fetch(`${apiAddress()}/api/ic-portal/ic-get-single-scan?requestId=1001`, { headers });
    await clickLink('General');
    await clickLink('Who has seen my record');
    const entry = await screen.findByText('Robin Hale, Harborview Imaging');
    expect(entry.closest('li')).toHaveTextContent('Opened contact details before booking');
    expect(screen.getAllByRole('listitem').filter((item) => item.textContent.includes('Jordan Ellis'))).toEqual([]);
  });

  it('sends only changed fields, each to its call [PR-232, PR-235, PR-238]', async () => {
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

  it('saves the preferred language where staff read it [PR-232]', async () => {
    const { to } = recordCalls();
    await open('/general');
    const language = await screen.findByLabelText(/^Preferred language/);
    expect(language).toHaveValue('');
    await userEvent.selectOptions(language, 'Haitian Creole');
    await userEvent.click(within(screen.getByRole('region', { name: 'Your profile' })).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your settings have been updated')).toBeVisible();
    expect(to('PATCH patients/patient').map(({ body }) => body)).toEqual([{ preferred_language: 'Haitian Creole' }]);
    const token = await controlSession('staff@scanharbor.test');
    const response = await fetch(`${apiAddress()}/api/ic-portal/ic-get-single-scan?requestId=1001`, { headers: { Authorization: token } });
    expect(await response.json()).toMatchObject({ patientDetails: { preferred_language: 'Haitian Creole' } });
  });

  it('saves an emergency contact [PR-232]', async () => {
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
    const { form } = await screen.findByLabelText<HTMLInputElement>('New password');
    expect(form?.querySelector('[autocomplete="username"]')).toHaveValue('patient@scanharbor.test');
    await type('New password', 'letters');
    await type('Confirm new password', 'other');
    await clickButton('Change password');
    const problems = within(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(problems.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Password must be at least 8 characters long and contain both alphabetic and numeric characters',
      'Passwords do not match',
    ]);
    await type('New password', 'harbor12');
    await userEvent.clear(screen.getByLabelText('Confirm new password'));
    await clickButton('Change password');
    await waitFor(() => expect(problems.getAllByRole('link').map((link) => link.textContent)).toEqual(['Passwords do not match']));
    expect(to('PATCH account/password')).toEqual([]);
    await type('Confirm new password', 'harbor12');
    await clickButton('Change password');
    expect(await screen.findByText('Your password has been updated.')).toBeVisible();
  });
});

describe('/settings/medical', () => {
  it('shows each doctor and confirms before removing one [PR-234, PR-239, PR-240, PR-241, PR-242]', async () => {
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

  it('keeps the doctor when the removal is not confirmed [PR-241]', async () => {
    const { to } = recordCalls();
    await open('/medical');
    await userEvent.click((await screen.findAllByRole('button', { name: /^Remove Dr\. / }))[0]!);
    await clickButton('Keep doctor');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(to('DELETE doctors/unlink')).toEqual([]);
  });

  it('finds a doctor by identifier and links them [PR-243, PR-244, PR-245]', async () => {
    const { to } = recordCalls();
    await open('/medical');
    await clickButton('Add a doctor');
    await screen.findByRole('dialog');
    await clickButton('Find doctor');
    expect(to('POST doctors/find')).toEqual([]);
    await type(/^Doctor's identifier/, 'unknown-doctor');
    await clickButton('Find doctor');
    expect((await screen.findAllByText('Doctor was not found by that identifier.'))[0]).toBeVisible();
    await type(/^Doctor's identifier/, 'napp');
    await clickButton('Find doctor');
    await clickButton('Add Dr. Northern App');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Dr. Northern App')).toBeVisible();
  });

  it('shows the conditions of the patient, and sets and removes them by id [PR-246, PR-247]', async () => {
    const { to } = recordCalls();
    await open('/medical');
    const boxes = within(await screen.findByRole('region', { name: 'Medical conditions' }));
    const selectedBox = (await boxes.findAllByRole('checkbox', { checked: true }))[0]!;
    const free = boxes.getAllByRole('checkbox', { checked: false })[0]!;
    await userEvent.click(free);
    await waitFor(() => expect(to('POST medical/patient')).toHaveLength(1));
    expect(to('POST medical/patient')[0]?.body).toEqual({ condition_id: expect.any(Number) });
    await waitFor(() => expect(free).toBeChecked());
    await waitFor(async () => {
      if (to('DELETE medical/patient').length === 0) await userEvent.click(selectedBox);
      expect(to('DELETE medical/patient')[0]?.call).toMatch(/^DELETE medical\/patient\/\d+$/);
    });
    await waitFor(() => expect(selectedBox).not.toBeChecked());
  });

  it('ignores a press while one is being saved, and reverts a failed one without a message [PR-248, PR-249]', async () => {
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

describe('the screening questions in /settings/medical', () => {
  /** The answers as staff of a center that has a request of the patient read them. */
  const readAsStaff = async () => {
    const token = await controlSession('staff@scanharbor.test');
    const response = await fetch(`${apiAddress()}/api/patients/screening-questions/1`, { headers: { Authorization: token } });
    return ((await response.json()) as { data: Record<string, string | number | null> }).data;
  };
  const save = async () => {
    await clickButton('Save answers');
    expect(await screen.findByText('Your answers are saved. The centers see them now.')).toBeVisible();
  };
  /** Removes the answers of the seeds, except one of each section, so that the form shows them all. */
  const clearAnswers = async () => {
    const headers = { Authorization: await controlSession('patient@scanharbor.test'), 'Content-Type': 'application/json' };
    const stored = Object.keys(await readAsStaff()).map((field) => [field, null]);
    const shown = { Walker: 0, EyeInjury: 0, NippleDischarge: 0, SurgeryPast90Days: 0, LastDexaDT: '2020-01-31' };
    const body = JSON.stringify({ ...Object.fromEntries(stored), ...shown });
    await fetch(`${apiAddress()}/api/patients/screening`, { method: 'PATCH', headers, body });
  };

  it('takes every answer to the centers, and sends only the changed ones [SC-339, SC-340, SC-341, SC-342, SC-343]', async () => {
    await clearAnswers();
    const { to } = recordCalls();
    await open('/medical');
    const form = within(await screen.findByRole('form', { name: 'Safety questions for your scan' }));
    await form.findByRole('heading', { name: 'For a DEXA scan' });
    const choices = () => [...document.querySelectorAll('[role="radiogroup"]')];
    const isOpen = (choice: Element) => choice.querySelector('input:checked') === null;
    // The first answer of some questions, such as yes to diabetes, leads to more questions.
    while (choices().some(isOpen))
      choices()
        .filter(isOpen)
        .forEach((choice) => fireEvent.click(choice.querySelector('input')!));
    for (const [question, answer] of [
      [/^Height, feet/, '5'],
      [/^Height, inches/, '11'],
      [/^Weight in pounds/, '160'],
      [/^What symptoms do you have now/, 'A cough'],
      [/^What other help do you need/, 'A ramp'],
      [/^What medications do you take/, 'Warfarin'],
      [/^Cigarettes per day/, '8'],
      [/^Years of smoking/, '12'],
      [/^Date of your last mammogram/, '05-14-2024'],
      [/^Date of your last DEXA scan/, '06-15-2023'],
    ] as const) {
      await type(question, answer);
    }
    await save();
    const answers = await readAsStaff();
    expect(Object.entries(answers).filter(([, answer]) => answer === null)).toEqual([]);
    expect(answers).toMatchObject({
      HeightFeet: 5,
      WeightPlbs: 160,
      HasPaceMaker: 1,
      CurrentMedications: 'Warfarin',
      LastMammogramDT: '2024-05-14',
      ActiveSmokerYears: 12,
    });
    await userEvent.click(
      within(form.getByRole('radiogroup', { name: /^Do you have a pacemaker/ })).getByRole('radio', { name: 'Unsure' }),
    );
    await clickButton('Save answers');
    await waitFor(() => expect(to('PATCH patients/screening').map(({ body }) => body)[1]).toEqual({ HasPaceMaker: 2 }));
    await waitFor(async () => expect(await readAsStaff()).toMatchObject({ HasPaceMaker: 2, WeightPlbs: 160 }));
  }, 120_000);

  it('offers the COVID-19 answers of step 3, and stores no details of an answer that no longer leads to them', async () => {
    await open('/medical');
    const covid = within(await screen.findByRole('radiogroup', { name: /^Have you had COVID-19 symptoms/ }));
    expect(covid.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['No', 'Yes', 'Decline to answer']);
    await userEvent.click(covid.getByRole('radio', { name: 'Decline to answer' }));
    const diabetes = within(screen.getByRole('radiogroup', { name: /^Do you have diabetes/ }));
    await userEvent.click(diabetes.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: /^Which type of diabetes/ })).getByRole('radio', { name: 'Type I' }),
    );
    await userEvent.click(diabetes.getByRole('radio', { name: 'No' }));
    await save();
    expect(await readAsStaff()).toMatchObject({ CovidResponseID: 2, HasDiabetes: 0, DiabetesType: null });
  });

  it('names a number or a date that cannot be right', async () => {
    const { to } = recordCalls();
    await open('/medical');
    await type(/^Height, feet/, '12');
    await clickButton('Save answers');
    expect((await screen.findAllByText('Enter a whole number from 1 to 8.'))[0]).toBeVisible();
    expect(to('PATCH patients/screening')).toEqual([]);
  });
});
