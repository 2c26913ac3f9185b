import { configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTrackedEvent, type TrackedEvent } from '@scanharbor/shared-contracts/browser/tracking';
import { control } from '@scanharbor/shared-contracts/testing';
import { selectionStorage, type StoredSelections } from '@scanharbor/shared-contracts/browser/stored-selections';

// Responses come over real HTTP from an API that other tests use at the same time.
configure({ asyncUtilTimeout: 8000 });

/** Clears the storages of tab and device, and resets the seed data. */
export async function resetTab() {
  localStorage.clear();
  sessionStorage.clear();
  await control('reset');
}

/** MRI - Brain - Without contrast near 10018 within 20 miles, flexible, from the seed data. */
export const brainScan: StoredSelections = { scanServiceId: 1, zipCode: '10018', miles: 20, selfPay: true, isAnyTime: true };

/** Step 1 restored from the device as complete, so that the flow opens at step 2. */
export const stepOneDone = (changes: StoredSelections = {}) => selectionStorage.save({ ...brainScan, ...changes, valid: true });

export const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

/** Pastes a text into a field. */
export async function type(label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Types into a combo box and chooses the option. */
export async function pick(label: string | RegExp, text: string, option: string | RegExp) {
  const field = await screen.findByRole('combobox', { name: label });
  await userEvent.type(field, text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Continues from the profile in step 2 to step 3. */
export async function confirmProfile() {
  await title('Your details');
  await screen.findByDisplayValue('patient@scanharbor.test');
  await clickButton('Continue to your physician');
  await title('Your physician and prescription');
}

export async function attachPrescription(name = 'rx.pdf') {
  const input = screen.getByLabelText(/^Prescription/, { selector: 'input' });
  await userEvent.upload(input, new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' }), { applyAccept: false });
}

export async function fillExamReason() {
  await type("Physician's first name", 'Maya');
  await type("Physician's last name", 'Chen');
  await type(/^Reason for the exam/, 'A knee that hurts');
}

/** Continues from the profile in step 2 to step 4, with a prescription. `open` renders the flow, signed in as the patient. */
export async function toStepFour<View>(selfPay: boolean, open: () => Promise<View>) {
  stepOneDone({ selfPay });
  const view = await open();
  await confirmProfile();
  await fillExamReason();
  await attachPrescription();
  await screen.findByRole('button', { name: 'Remove rx.pdf' });
  await clickButton('Continue to payment');
  await title('How you pay');
  return view;
}

/** Fills in an insurance in step 4 and opens the check. */
export async function fillInsurance() {
  await pick(/^Insurance company/, 'aetna', 'Aetna');
  await type(/^Member ID/, 'W123456789');
  await clickButton('Check your answers');
  await title('Check your answers');
}

const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((step) => step()));

/** Records the names of the tracked events of this test, in order. */
export function recordTrackedEvents() {
  const events: TrackedEvent[] = [];
  undo.push(onTrackedEvent((event) => events.push(event)));
  return () => events;
}

/** Records the calls of this test with their bodies; `to` filters by the start of 'POST scans_v2/…'. */
export function recordCalls() {
  const real = globalThis.fetch;
  const calls: { call: string; body: Record<string, unknown> }[] = [];
  globalThis.fetch = (input, init) => {
    const path = String(input).replace(/^.*\/api\//, '');
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    if (!path.startsWith('__control')) calls.push({ call: `${init?.method ?? 'GET'} ${path}`, body });
    return real(input, init);
  };
  undo.push(() => {
    globalThis.fetch = real;
  });
  return { to: (start: string) => calls.filter(({ call }) => call.startsWith(start)) };
}

/** Replaces responses of paths that start with `path`: body changed by `change`, other status if given, until `restore`. */
export function stubResponse(path: string, change: (text: string) => string, status?: number) {
  const real = globalThis.fetch;
  let changing = true;
  globalThis.fetch = async (...call) => {
    const response = await real(...call);
    const matches =
      changing &&
      String(call[0])
        .replace(/^.*\/api\//, '')
        .startsWith(path);
    return matches
      ? new Response(change(await response.text()), { status: status ?? response.status, headers: { 'Content-Type': 'application/json' } })
      : response;
  };
  undo.push(() => {
    globalThis.fetch = real;
  });
  return {
    restore: () => {
      changing = false;
    },
  };
}
