import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../testing/render-portal';
import { createConcurrentStaff } from '../../testing/concurrent-staff';
import { controlApi } from '../../testing/control-api';
import './availability/availability-tab';
import './comments/comments-tab';
import './screening/screening-tab';
import './test-page';

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => control('reset'));

describe('/providers/test/{identifier}', () => {
  it('has four tabs and opens on the scan [IC-071, IC-072]', async () => {
    const { router } = await renderPortal('/providers/test/1001');
    expect(await tab(/^Scan$/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent.replace(/\d+$/, ''))).toEqual([
      'Scan',
      'Screening questions',
      'Availability',
      'Comments',
    ]);
    await userEvent.click(await tab(/^Comments/));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=comments'));
  });

  it('shows the scan for an unknown tab [IC-073]', async () => {
    await renderPortal('/providers/test/1001?tab=nothing');
    expect(await tab(/^Scan$/)).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the preferred language once the patient has chosen one [IC-075]', async () => {
    await fetch(`${apiAddress()}/api/patients/patient`, {
      method: 'PATCH',
      headers: { Authorization: await controlSession('patient@scanharbor.test'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ preferred_language: 'Spanish' }),
    });
    await renderPortal('/providers/test/1001');
    expect(await region('Patient')).toHaveTextContent('Preferred languageSpanish');
  });

  it('shows patient, address, scan, payment and instructions [IC-074, IC-075]', async () => {
    await renderPortal('/providers/test/1001');
    const patient = await region('Patient');
    expect(patient).toHaveTextContent('Jordan Ellis');
    expect(patient).toHaveTextContent('04/12/1984');
    expect(patient).not.toHaveTextContent('Preferred language');
    expect(patient).toHaveTextContent('355 West 39th Street, New York, NY 10018');
    expect(within(patient).getByRole('link', { name: '(917) 555-0001' })).toHaveAttribute('href', 'tel:+19175550001');
    const scan = await region('Scan');
    expect(scan).toHaveTextContent('MRI - Brain - Without contrast');
    expect(scan).toHaveTextContent('Self-pay $175');
    for (const name of ['Clinical notes', 'Scheduling notes']) expect(screen.getByRole('heading', { name })).toBeVisible();
    // A self-paid request has none: a field without a value is left out.
    expect(screen.queryByRole('heading', { name: 'Pre-authorization instructions' })).not.toBeInTheDocument();
  });

  it('shows the notes under their names, and when the request expires, 90 days after it was sent [IC-074, IC-078]', async () => {
    const { requestId, row } = await (
      await createConcurrentStaff()
    ).findOpen(({ HoursOpened, SchedulingNotes }) => HoursOpened > 48 && SchedulingNotes !== '');
    await renderPortal(`/providers/test/${requestId}`);
    const scan = await region('Scan');
    const day = (label: string) => Date.parse(new RegExp(`${label}(\\w{3} \\w{3} \\d\\d, \\d{4})`).exec(scan.textContent)?.[1] ?? '');
    expect(Math.round((day('Request expires') - day('Requested')) / 86_400_000)).toBe(90);
    const under = (name: string) => screen.getByRole('heading', { name }).parentElement;
    expect(under('Scheduling notes')).toHaveTextContent(row.SchedulingNotes);
    expect(under('Clinical notes')).toHaveTextContent(row.ClinicalNotes.slice(0, 100));
  });

  it('shows the pre-authorization instructions of an insured request [IC-074]', async () => {
    const { requestId, row } = await (await createConcurrentStaff()).findOpen(({ PreAuthInstructions }) => PreAuthInstructions !== '');
    await renderPortal(`/providers/test/${requestId}`);
    const heading = await screen.findByRole('heading', { name: 'Pre-authorization instructions' });
    expect(heading.parentElement).toHaveTextContent(row.PreAuthInstructions);
  });

  it('links the other scans of the patient to their pages [IC-077]', async () => {
    await renderPortal('/providers/test/1001');
    const others = await region('Other scans of this patient');
    const [link] = within(others).getAllByRole('link');
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/providers\/test\/\d+$/));
  });

  it.each(['/providers/test/99999', '/providers/test/abc'])('reports that %s could not be loaded [IC-079]', async (url) => {
    await renderPortal(url);
    expect(await screen.findByText('This request could not be loaded')).toBeVisible();
  });

  it('names the Care Team when the request cannot be loaded because of a server error [IC-111]', async () => {
    await controlApi('faults', { path: 'ic-portal/ic-get-single-scan', status: 500, times: 2 });
    await renderPortal('/providers/test/1001');
    expect(
      await screen.findByText('There was an error loading this request. Please contact the Care Team at care@scanharbor.test.'),
    ).toBeVisible();
  });

  it('shows only answered sections of the screening, with a menu that jumps to a section and marks the current one [IC-080, IC-081, IC-082]', async () => {
    await renderPortal('/providers/test/1101?tab=screeningQuestions');
    const menu = within(await screen.findByRole('navigation', { name: 'Sections' }));
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['General', 'MRI']);
    const mri = document.querySelector<HTMLElement>('[data-section="mri"]')!;
    jest.spyOn(mri, 'getBoundingClientRect').mockReturnValue({ top: 40 } as DOMRect);
    document.querySelectorAll<HTMLElement>('[data-section="general"]').forEach((section) => {
      jest.spyOn(section, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect);
    });
    await userEvent.click(menu.getByRole('link', { name: 'MRI' }));
    expect(screen.getByRole('heading', { name: 'MRI' })).toHaveFocus();
    fireEvent.scroll(window);
    await waitFor(() => expect(menu.getByRole('link', { name: 'MRI' })).toHaveAttribute('aria-current', 'location'));
  });

  it('names the medical conditions that the patient selected beside the safety flags', async () => {
    const headers = { Authorization: await controlSession('patient@scanharbor.test'), 'Content-Type': 'application/json' };
    const listed = await fetch(`${apiAddress()}/api/medical/conditions`, { headers });
    const pacemaker = ((await listed.json()) as { id: number; value: string }[]).find(({ value }) => value === 'Pacemaker');
    const body = JSON.stringify({ condition_id: pacemaker?.id });
    await fetch(`${apiAddress()}/api/medical/patient`, { method: 'POST', headers, body });
    await renderPortal('/providers/test/1001');
    expect(await within(await region('Safety flags')).findByText('Medical conditions: Asthma, Pacemaker')).toBeVisible();
  });

  it("shows the patient's own answers and flags those that decide whether the scan is safe [IC-084, SC-066, PR-113]", async () => {
    await fetch(`${apiAddress()}/api/patients/screening`, {
      method: 'PATCH',
      headers: { Authorization: await controlSession('patient@scanharbor.test'), 'Content-Type': 'application/json' },
      body: JSON.stringify({
        HasPaceMaker: 1,
        HasMetal: 2,
        HasClautrophobia: 0,
        CovidResponseID: 2,
        CurrentSymptomsDetails: 'Dizzy spells',
      }),
    });
    await renderPortal('/providers/test/1001?tab=screeningQuestions');
    const flags = await region('Safety flags');
    expect(await within(flags).findByText('Pacemaker')).toBeVisible();
    expect(flags).toHaveTextContent('Metal in the body: unsure');
    expect(flags).not.toHaveTextContent('Claustrophobia');
    const answer = (question: string) => screen.getByText(question, { selector: 'dt' }).nextElementSibling;
    expect(answer('COVID-19 symptoms')).toHaveTextContent('Decline to answer');
    expect(answer('Current symptoms')).toHaveTextContent('Dizzy spells');
  });

  it('adds, edits and deletes notes and reloads them each time [IC-090, IC-091]', async () => {
    await renderPortal('/providers/test/1001?tab=comments');
    const comments = within(await region('Comments'));
    const notes = within(await region('Internal notes'));
    await userEvent.type(await notes.findByRole('textbox'), 'Called the patient');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    expect(await comments.findByText('Called the patient')).toBeVisible();
    await userEvent.click(notes.getByRole('button', { name: 'Edit note: Called the patient' }));
    await userEvent.type(notes.getByRole('textbox', { name: 'Edit note' }), ' twice');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    expect(await comments.findByText('Called the patient twice')).toBeVisible();
    await userEvent.click(notes.getByRole('button', { name: 'Delete note: Called the patient twice' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(comments.queryByText('Called the patient twice')).not.toBeInTheDocument());
  });

  it('keeps the page when a note cannot be saved [IC-092]', async () => {
    await renderPortal('/providers/test/1001?tab=comments');
    const notes = within(await region('Internal notes'));
    await controlApi('faults', { path: 'ic-portal/ic-insert_note', status: 500, times: 1 });
    await userEvent.type(await notes.findByRole('textbox'), 'Called');
    await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
    expect(await notes.findByText('The notes could not be loaded or saved')).toBeVisible();
    expect(notes.getByRole('textbox')).toHaveValue('Called');
    expect(await region('Comments')).toBeVisible();
  });

  it('requests more times from the Care Team, but never with an empty note [IC-113, IC-114, IC-115]', async () => {
    const { store } = await renderPortal('/providers/test/1001?tab=availability');
    await userEvent.click(await screen.findByRole('button', { name: 'Additional availability' }));
    const dialog = await screen.findByRole('dialog', { name: 'Additional availability' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to Care Team' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent('Please provide a few suggested time ranges for our Care Team to confirm with patient.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Weekday mornings');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send to Care Team' }));
    expect(await screen.findByText('Your request for additional availability has been sent to the Care Team.')).toBeVisible();
    expect(store.getState().messages).toEqual([expect.objectContaining({ status: true, delay: 5_000 })]);
    expect(store.getState().drafts).toEqual({});
  });

  it('names the Care Team when the request for more times fails, and keeps the note for the next attempt [IC-116]', async () => {
    const { store } = await renderPortal('/providers/test/1001?tab=availability');
    await controlApi('faults', { path: 'ic-portal/ic-request-availability', status: 500, times: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Additional availability' }));
    const field = () => screen.findByRole('textbox', { name: /^Suggested time ranges/ });
    await userEvent.type(await field(), 'Saturdays');
    await userEvent.click(screen.getByRole('button', { name: 'Send to Care Team' }));
    expect(
      await screen.findByText('There was a system error submitting your request. Please contact the Care Team at care@scanharbor.test.'),
    ).toBeVisible();
    expect(store.getState().messages).toEqual([expect.objectContaining({ status: false, delay: 15_000 })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Additional availability' }));
    expect(await field()).toHaveValue('Saturdays');
  });
});
