import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes';
import { stubResponse, clickButton, recordCalls, type } from '../../testing/flow-screen';

const prompt = 'Click here to confirm your request.';
/** The demo patient's request without a patient contract. */
const requestId = 1002;

async function open() {
  await renderAt('/tests/requests', { routes, signedInAs: 'patient@scanharbor.test' });
  await clickButton(prompt);
  return screen.findByRole('dialog', { name: 'Confirm your request' });
}
const step = (name: string) => screen.findByRole('heading', { level: 3, name });
const steer = (path: string, body?: object) => act(() => control<void>(path, body));

/** Selects all boxes of the first days, more than the 2 that are required. */
function offerTimes(boxes: number) {
  for (const box of screen.getAllByRole('checkbox').slice(0, boxes)) fireEvent.click(box);
}

async function toPayment() {
  await open();
  offerTimes(6);
  await clickButton('Continue');
  await step('Payment Method');
}

async function confirmAll() {
  await step('Confirm');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(8);
  await clickButton('Confirm request');
  expect(await screen.findAllByText('Select all boxes to confirm your request.')).not.toHaveLength(0);
  for (const box of boxes) fireEvent.click(box);
  await clickButton('Confirm request');
}

beforeEach(async () => {
  sessionStorage.clear();
  await control('reset');
});

describe('confirming a request', () => {
  it('starts with times, notice and distance, and shows when few of them are business hours [PR-170, PR-171, PR-181, PR-182]', async () => {
    const { to } = recordCalls();
    const dialog = within(await open());
    const steps = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual(['1. Availability', '2. Payment Method', '3. Final Details', '4. Confirm']);
    const slider = dialog.getByRole('slider', { name: 'How far can you travel?' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Within 10 miles');
    const texts = [...Array(7).keys()].map((value) => {
      fireEvent.change(slider, { target: { value } });
      return slider.getAttribute('aria-valuetext');
    });
    expect(texts).toEqual([2.5, 5, 10, 15, 25, 40, 50].map((miles) => `Within ${miles} miles`));
    expect(dialog.getByTestId('few-hours')).toHaveTextContent(/weekdays from 9 AM to 5 PM/);
    await clickButton('Continue');
    expect(await dialog.findByText('Select at least 2 times')).toBeVisible();
    expect(to('PATCH scans/request')).toEqual([]);
    offerTimes(12);
    expect(dialog.getByTestId('few-hours')).toBeEmptyDOMElement();
    await clickButton('Continue');
    expect(await step('Payment Method')).toHaveFocus();
    expect(to(`PATCH scans/request/${requestId}`)[0]?.body).toMatchObject({ notice: 3, distance: 50, windows: expect.any(Array) });
  });

  it('shows the costs, works out the contract for Self Pay, and takes the request out of doubt once all is agreed [PR-172, PR-173, PR-174, PR-184, PR-185]', async () => {
    const { to } = recordCalls();
    await toPayment();
    expect(await screen.findByText(/^\$\d+ total\./)).toBeVisible();
    expect(to('POST scans/cost')[0]?.body).toMatchObject({ zip_code: '10018', scan_service_id: 301 });
    await clickButton('Self Pay');
    await step('Final Details');
    expect(to('POST scans/contract')[0]?.body).toMatchObject({
      test_request_id: requestId,
      budget: expect.any(Number),
      self_pay: 1,
      agreed: 0,
    });
    const prices = within(await screen.findByRole('region', { name: 'What you pay' }));
    expect(prices.getAllByRole('definition')).toHaveLength(3);
    expect(screen.getByText('Visa ending 4242')).toBeVisible();
    await clickButton('Continue');
    await confirmAll();
    expect(await screen.findByText('Thank you. Your request is confirmed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: prompt })).not.toBeInTheDocument());
    expect(to('POST scans/contract').at(-1)?.body).toMatchObject({ self_pay: 1 });
    expect(to('POST scans/insurance')).toEqual([]);
  });

  it('stores the insurance with the contract, retains answers that could not be stored, with a message [PR-173, PR-175]', async () => {
    const { to } = recordCalls();
    await toPayment();
    await clickButton('Use insurance');
    await step('Final Details');
    expect(to('POST scans/contract')).toEqual([]);
    await userEvent.type(await screen.findByRole('combobox', { name: /^Insurance company/ }), 'aetna');
    await userEvent.click((await screen.findAllByRole('option', { name: 'Aetna' }))[0]!);
    await type(/^Member ID/, 'W55');
    await clickButton('Continue');
    await steer('faults', { path: 'scans/contract', status: 503 });
    await confirmAll();
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(8);
    await clickButton('Confirm request');
    expect(await screen.findByText('Thank you. Your request is confirmed.')).toBeVisible();
    expect(to('POST scans/insurance')[0]?.body).toMatchObject({ policy_number: 'W55', company: { id: expect.any(Number) } });
    expect(to('POST scans/contract').at(-1)?.body).toMatchObject({ self_pay: 0 });
  });

  it('prompts first for an incomplete profile, then shows the details [PR-176, PR-177, PR-178, PR-179, PR-180]', async () => {
    const stub = stubResponse('patients/patient', (text) =>
      text.replace(/"phone":"[^"]*"/, '"phone":""').replace(/"dob":"[^"]*"/, '"dob":""'),
    );
    const { to } = recordCalls();
    await toPayment();
    await clickButton('Self Pay');
    expect(await screen.findByText('First, how can the center reach you?')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Email'));
    await clickButton('Save and continue');
    const problems = within(await screen.findByRole('alert', { name: 'There is a problem' }));
    expect(problems.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Email is required!',
      'Enter a phone number with 10 digits.',
      'Choose your date of birth.',
    ]);
    expect(to('PUT datica/patients')).toEqual([]);
    await type('Email', 'patient@scanharbor.test');
    await type(/^Mobile phone/, '9175550123');
    await userEvent.selectOptions(screen.getByLabelText('Year'), '1984');
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'April');
    await userEvent.selectOptions(screen.getByLabelText('Day'), '12');
    stub.restore();
    await clickButton('Save and continue');
    expect(await screen.findByRole('region', { name: 'What you pay' })).toBeVisible();
    expect(to('PUT datica/patients')[0]?.body).toMatchObject({
      phone: '(917) 555-0123',
      dob: '1984-04-12',
      allow_texts: expect.any(Number),
    });
  });

  it('shows that the insurer returned no deductible [PR-183]', async () => {
    const insurance = {
      group_number: '',
      dob: '',
      plan_id: '',
      policy_name: '',
      policy_number: 'NO-ANSWER',
      company: { id: 1, name: 'Aetna' },
    };
    stubResponse('scans/insurance', () => JSON.stringify({ insurance }));
    stubResponse('scans/deductible', (text) => text.replace(/"error":\d/, '"error":1'));
    await toPayment();
    expect(await screen.findByText('Your insurance company did not tell us your deductible.')).toBeVisible();
  });

  it('retains the answers when it is closed, and returns step by step', async () => {
    await toPayment();
    await clickButton('Back');
    expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await clickButton(prompt);
    expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(6);
  });
});
