import { renderAt } from '@scanharbor/shared-contracts/testing';
import { configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../routes';

// Responses come over real HTTP from an API that other tests use at the same time.
configure({ asyncUtilTimeout: 8_000 });

export const user = userEvent.setup();

export const renderInvitation = (invitationId = 'demo-invitation', signedInAs?: string) =>
  renderAt(`/px-scan-request?invitationId=${invitationId}`, { routes, ...(signedInAs ? { signedInAs } : {}) });

export const clickButton = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

const duplicateWindowMs = 1_000;
let lastConfirmed = 0;

/** Two equal POSTs within a second count as one (SC-008): a test must not get the response of an earlier one. */
async function waitForDuplicateWindow() {
  const remainingMs = lastConfirmed + duplicateWindowMs - Date.now();
  if (remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs));
}

/** Chooses the date of birth and confirms it; the demo patient's when none is given. */
export async function answerBirthDate(month = 'April', day = '12', year = '1984') {
  const group = within(await screen.findByRole('group', { name: /date of birth/i }));
  await user.selectOptions(group.getByRole('combobox', { name: /year/i }), year);
  await user.selectOptions(group.getByRole('combobox', { name: /month/i }), month);
  await user.selectOptions(group.getByRole('combobox', { name: /day/i }), day);
  await waitForDuplicateWindow();
  await clickButton('Confirm');
  lastConfirmed = Date.now();
}

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Goes through steps 1 and 2 as a guest. */
export async function continueAsGuest() {
  await answerBirthDate();
  await clickButton('Continue as guest');
  await heading('Your scan, your way');
}

/** Answers step 3 with any time. */
export async function answerChoices(payment: 'Self-pay' | 'Insurance', zip = '10018') {
  await user.click(await screen.findByRole('radio', { name: payment }));
  await user.clear(screen.getByLabelText('ZIP code'));
  await user.type(screen.getByLabelText('ZIP code'), zip);
  await user.click(screen.getByRole('radio', { name: 'Flexible' }));
  await clickButton('Continue');
}

/** Answers step 4 by insurance and goes to the check. */
export async function answerInsurance() {
  const company = await screen.findByRole('combobox', { name: /insurance company/i });
  await user.type(company, 'aetna');
  const [first] = await screen.findAllByRole('option');
  if (first) await user.click(first);
  await user.type(screen.getByLabelText('Member ID'), 'W123456789');
  await clickButton('Check your answers');
  await screen.findByRole('heading', { level: 2, name: 'Check your answers' });
}
