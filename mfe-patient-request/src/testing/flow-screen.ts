import { configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTracked, type TrackedEvent } from '@scanharbor/shared-contracts/domain/tracking';
import { control } from '@scanharbor/shared-contracts/testing';
import { storedSelections, type StoredSelections } from '@scanharbor/shared-contracts/domain/stored-selections';

// Every answer comes over real HTTP from an API that other tests keep busy.
configure({ asyncUtilTimeout: 8000 });

/** A tab and a device that keep nothing, before data as seeded. */
export async function freshTab() {
  localStorage.clear();
  sessionStorage.clear();
  await control('reset');
}

/** MRI - Brain - Without contrast near 10018 within 20 miles, flexible, as the seed data knows it. */
export const brainScan: StoredSelections = { scanServiceId: 1, zipCode: '10018', miles: 20, selfPay: true, isAnyTime: true };

/** Step 1 restored from the device as complete, so that the flow opens at step 2. */
export const stepOneDone = (changes: StoredSelections = {}) => storedSelections.keep({ ...brainScan, ...changes, valid: true });

export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

/** Puts a text into a field, as one paste. */
export async function type(label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Types into a combo box and takes the option. */
export async function pick(label: string | RegExp, text: string, option: string | RegExp) {
  const field = await screen.findByRole('combobox', { name: label });
  await userEvent.type(field, text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Goes from the profile in step 2 to step 3. */
export async function confirmProfile() {
  await title('Your details');
  await screen.findByDisplayValue('patient@scanharbor.test');
  await press('Continue to your physician');
  await title('Your physician and prescription');
}

export async function attachPrescription(name = 'rx.pdf') {
  const input = screen.getByLabelText(/^Prescription/, { selector: 'input' });
  await userEvent.upload(input, new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' }), { applyAccept: false });
}

export async function describeExam() {
  await type("Physician's first name", 'Maya');
  await type("Physician's last name", 'Chen');
  await type(/^Reason for the exam/, 'A knee that hurts');
}

/** From the profile in step 2 to step 4, with a prescription. `open` shows the flow, signed in as the patient. */
export async function toStepFour<View>(selfPay: boolean, open: () => Promise<View>) {
  stepOneDone({ selfPay });
  const view = await open();
  await confirmProfile();
  await describeExam();
  await attachPrescription();
  await screen.findByRole('button', { name: 'Remove rx.pdf' });
  await press('Continue to payment');
  await title('How you pay');
  return view;
}

/** Gives an insurance in step 4 and goes to the check. */
export async function giveInsurance() {
  await pick(/^Insurance company/, 'aetna', 'Aetna');
  await type(/^Member ID/, 'W123456789');
  await press('Check your answers');
  await title('Check your answers');
}

const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((step) => step()));

/** Names of the tracked events of this test, in order. */
export function heardEvents() {
  const heard: TrackedEvent[] = [];
  undo.push(onTracked((event) => heard.push(event)));
  return () => heard.map(({ name }) => name);
}

/** The calls of this test that left the browser: 'POST scans_v2/…' with what they carried. */
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

/** Calls whose path begins with `path` answer what `change` makes of the real body, with another status if given, until `asItIs`. */
export function answerInstead(path: string, change: (text: string) => string, status?: number) {
  const real = globalThis.fetch;
  let changing = true;
  globalThis.fetch = async (...call) => {
    const answer = await real(...call);
    const meant =
      changing &&
      String(call[0])
        .replace(/^.*\/api\//, '')
        .startsWith(path);
    return meant
      ? new Response(change(await answer.text()), { status: status ?? answer.status, headers: { 'Content-Type': 'application/json' } })
      : answer;
  };
  undo.push(() => {
    globalThis.fetch = real;
  });
  return {
    asItIs: () => {
      changing = false;
    },
  };
}
