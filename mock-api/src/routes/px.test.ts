import { call, control, reset, getToken, userMessage } from '../../testing/client';
import { brainMri, demoInvitations, invitationDob, zips } from '../seed/demo-data';
import { invitedPatientId } from '../seed/users';
import { spanishWords } from '../messages/spanish';

interface Info {
  AttemptCount: number;
  PatientID?: number;
  ScanService?: { FriendlyName: string; MinPrice: number; Fee: number };
}
interface Submitted {
  result: string;
  message?: string;
  TestRequestID?: number;
}

const open = demoInvitations.open;
const lookUp = (id: string, proof?: string) => call<Info>(`GET px/invitation/${id}${proof ? `?HandoffToken=${proof}` : ''}`);
const confirm = (DOB: string, InvitationID: string = open) =>
  call<{ HandoffToken: string }>('POST px/validate-date-of-birth', { body: { DOB, InvitationID } });
const attempts = async () => (await lookUp(open)).body.AttemptCount;

const answers = {
  AvailableSlots: '2031-03-04 08:00::00/2031-03-04 11:00::00',
  IsAnyTime: '0',
  SelfPay: '1',
  ZipCode: zips.withCenters,
  CardLastFour: '4242',
  CardType: 'visa',
  PaymentId: 'pm_double_visa_4242_abc',
  PaymentSecret: 'seti_1_secret_2',
};

async function submit(body: object, token?: string) {
  const {
    body: { HandoffToken },
  } = await confirm('1984/4/12');
  return call<Submitted>(`PUT px/invitation/${open}`, { token, body: { ...answers, HandoffToken, ...body } });
}

beforeEach(reset);

describe('reading an invitation', () => {
  it('hides patient and scan before the date of birth is confirmed [API-094]', async () => {
    const { body } = await lookUp(open);
    expect(body).toEqual({ InvitationID: open, AttemptCount: 0 });
  });

  it('returns patient and scan with the proof [SC-169, SC-375]', async () => {
    const {
      body: { HandoffToken },
    } = await confirm('1984/4/12');
    const { body } = await lookUp(open, HandoffToken);
    expect(body.ScanService?.FriendlyName).toBe('MRI - Brain - Without contrast');
    expect((body.ScanService?.MinPrice ?? 0) + (body.ScanService?.Fee ?? 0)).toBe(225);
  });

  it.each([
    [demoInvitations.attempts, 'user has tried more than 5'],
    [demoInvitations.inactive, 'hand off is not active'],
    [demoInvitations.completed, 'already completed the handoff'],
    [demoInvitations.canceled, 'request is canceled'],
    [demoInvitations.expired, 'has already expired'],
    ['no-such-invitation', 'not found by invitation'],
  ])('rejects the invitation %s: %s [API-092]', async (id, part) => {
    const rejected = await lookUp(id);
    expect(rejected.status).toBeGreaterThanOrEqual(400);
    expect(userMessage(rejected)).toContain(part);
  });
});

describe('the date of birth', () => {
  it.each(['1984/4/12', '1984/04/12', invitationDob])('confirms %s without counting an attempt [API-090, SC-172]', async (dob) => {
    expect((await confirm(dob)).body).toMatchObject({ valid: true, HandoffToken: expect.any(String) });
    expect(await attempts()).toBe(0);
  });

  it('counts every wrong date [API-090]', async () => {
    expect((await confirm('1984/4/13')).status).toBe(400);
    expect(await attempts()).toBe(1);
  });

  it.each([demoInvitations.inactive, demoInvitations.completed, demoInvitations.canceled, demoInvitations.expired])(
    'is neither confirmed nor denied for %s, which is over',
    async (InvitationID) => {
      const answers = await Promise.all(
        [invitationDob, '1984-04-13'].map((DOB) => call('POST px/validate-date-of-birth', { body: { InvitationID, DOB } })),
      );
      expect(answers.map(({ status }) => status)).toEqual([410, 410]);
    },
  );

  it('rejects every date after five wrong ones, also the right one [API-091]', async () => {
    for (let day = 13; day < 18; day += 1) await confirm(`1984/4/${day}`);
    const rejected = await confirm('1984/4/12');
    expect(userMessage(rejected)).toBe('The number of attempts has exceeded 5');
    expect(userMessage(await lookUp(open))).toContain('user has tried more than 5');
  });
});

describe('submitting an invitation', () => {
  it('creates a request and completes the invitation, for a guest [SC-171, API-093]', async () => {
    const { body } = await submit({});
    expect(body).toMatchObject({ result: 'SUCCESS', TestRequestID: expect.any(Number) });
    expect(userMessage(await lookUp(open))).toContain('already completed the handoff');
    const results = await call<{ results: { id: number }[] }>('GET bookings/patient_requested', {
      token: await getToken('invited@scanharbor.test'),
    });
    expect(results.body.results.map(({ id }) => id)).toEqual([body.TestRequestID]);
  });

  it('requires the proof of the date of birth [API-094]', async () => {
    const rejected = await call(`PUT px/invitation/${open}`, { body: { ...answers, HandoffToken: 'guessed' } });
    expect(rejected.status).toBe(403);
    expect((await lookUp(open)).status).toBe(200);
  });

  it('requires a proof of the last hour [API-094]', async () => {
    const {
      body: { HandoffToken },
    } = await confirm('1984/4/12');
    await control('clock', { advance: 61 * 60_000 });
    expect((await lookUp(open, HandoffToken)).body).not.toHaveProperty('ScanService');
    expect((await call(`PUT px/invitation/${open}`, { body: { ...answers, HandoffToken } })).status).toBe(403);
  });

  it('accepts the account of the invited person and rejects other accounts', async () => {
    const same = await submit({}, await getToken('patient'));
    expect(same.body.result).toBe('SUCCESS');
    await reset();
    const other = await submit({}, await getToken('newPatient'));
    expect(other.status).toBe(403);
  });

  it('submits for the invited patient beside an anonymous session, which has no name for a request [SC-171, IN-057]', async () => {
    const zip = { user_type: 'patient', zip_code: zips.withCenters };
    const { id, auth_token } = (await call<{ id: number; auth_token: string }>('POST account/create', { body: zip })).body;
    expect((await submit({ PatientID: id }, auth_token)).status).toBe(403);
    const { body } = await submit({}, auth_token);
    const list = (token: string) => call<{ results: { id: number }[] }>('GET bookings/patient_requested', { token });
    expect((await list(auth_token)).body.results).toEqual([]);
    expect((await list(await getToken('invited@scanharbor.test'))).body.results.map((row) => row.id)).toEqual([body.TestRequestID]);
  });

  it.each(['patient', 'newPatient'] as const)('submits for the invited patient, whatever the session of %s [SC-171]', async (account) => {
    const token = await getToken(account);
    const numbers = async (as: string) =>
      (await call<{ results: { id: number }[] }>('GET bookings/patient_requested', { token: as })).body.results.map(({ id }) => id);
    const before = await numbers(token);
    const { body } = await submit({ PatientID: invitedPatientId }, token);
    expect(body.result).toBe('SUCCESS');
    expect(await numbers(await getToken('invited@scanharbor.test'))).toEqual([body.TestRequestID]);
    expect(await numbers(token)).toEqual(before);
  });

  it('returns a message and keeps the invitation active when the input is invalid [SC-171]', async () => {
    const declined = await submit({ PaymentId: 'pm_double_visa_0002_abc' });
    expect(declined.body).toEqual({ result: 'ERROR', message: 'Your card was declined.' });
    const bare = await submit({ SelfPay: '0' });
    expect(bare.body.message).toBe('Please choose your insurance company and enter your member ID.');
    const nowhere = await submit({ ZipCode: zips.withoutCenters });
    expect(nowhere.body.result).toBe('ERROR');
    expect((await lookUp(open)).status).toBe(200);
  });

  it.each([zips.withCenters, zips.chicago])('costs the price shown for the nearest distance around %s [IN-041]', async (ZipCode) => {
    const { body: options } = await call<{ Distance: number; MinPrice: number; MinFee: number }[]>(
      `GET scans_v2/distance?zip=${ZipCode}&scanServiceId=${brainMri}`,
    );
    const { body } = await submit({ ZipCode });
    const { requests = [] } = await control<Record<string, { id: number; budget: number; fee: number }[]>>('rows');
    const { MinPrice, MinFee } = options.find(({ Distance }) => Distance === 20) ?? {};
    expect(requests.find(({ id }) => id === body.TestRequestID)).toMatchObject({ budget: MinPrice, fee: MinFee });
  });

  it('requires a future time [IN-042]', async () => {
    const late = await submit({ AvailableSlots: '2020-03-04 08:00:00/2020-03-04 11:00:00' });
    expect(late.body).toEqual({ result: 'ERROR', message: 'All of your times have passed. Please choose other ones.' });
    expect((await lookUp(open)).status).toBe(200);
  });

  it('accepts insurance and any time without a card [SC-376]', async () => {
    const { body } = await submit({
      SelfPay: '0',
      IsAnyTime: '1',
      AvailableSlots: '',
      InsuranceId: 12,
      PolicyNumber: 'M-9',
      PaymentId: null,
      PaymentSecret: null,
    });
    expect(body.result).toBe('SUCCESS');
  });
});

it('sends the confirmation once per request [API-095, SC-087]', async () => {
  const { body } = await submit({});
  const send = () => call('PATCH mfp/send_order_confirmation_to_patient', { body: { requestId: body.TestRequestID } });
  await send();
  await send();
  const mails = await control<{ subject: string }[]>('outbox');
  expect(mails.filter(({ subject }) => subject === `Your request #${body.TestRequestID} is confirmed`)).toHaveLength(1);
});

describe('the language of a guest', () => {
  const listSubjects = async ({ TestRequestID }: Submitted) => {
    await call('PATCH mfp/send_order_confirmation_to_patient', { body: { requestId: TestRequestID } });
    return (await control<{ subject: string }[]>('outbox'))
      .map(({ subject }) => subject)
      .filter((text) => text.includes(`${TestRequestID}`));
  };

  it('is that of the letters and of the page', async () => {
    const { body } = await submit({ PreferredLanguage: 'Spanish' });
    expect(await listSubjects(body)).toEqual([
      spanishWords.received.subject(body.TestRequestID ?? 0),
      spanishWords.confirmed.subject(body.TestRequestID ?? 0),
    ]);
  });

  it('is English without a choice, and not stored when the submission is rejected', async () => {
    await submit({ PreferredLanguage: 'Spanish', PaymentId: 'pm_double_visa_0002_abc' });
    const { body } = await submit({});
    expect((await listSubjects(body))[1]).toBe(`Your request #${body.TestRequestID} is confirmed`);
  });

  it('does not replace the language that the profile states', async () => {
    const token = await getToken('invited@scanharbor.test');
    await call('PATCH patients/patient', { token, body: { preferred_language: 'English' } });
    const { body } = await submit({ PreferredLanguage: 'Spanish' });
    expect((await listSubjects(body))[1]).toBe(`Your request #${body.TestRequestID} is confirmed`);
  });
});

describe('a link with the id of a scan', () => {
  it('opens the invitation with its proof [SC-168, SC-170]', async () => {
    const { HandoffToken } = (await confirm('1984/4/12')).body;
    const { body } = await call(`GET px/scan-request/${brainMri}?HandoffToken=${HandoffToken}`);
    expect(body).toMatchObject({ InvitationID: open, ScanServiceID: brainMri });
    const sent = await call<Submitted>(`PUT px/scan-request/${brainMri}`, { body: { ...answers, HandoffToken } });
    expect(sent.body.result).toBe('SUCCESS');
    const again = await call(`GET px/scan-request/${sent.body.TestRequestID}?HandoffToken=${HandoffToken}`);
    expect(userMessage(again)).toContain('already completed the handoff');
  });

  it('reveals no invitation without a proof, whatever the number [API-094]', async () => {
    const { TestRequestID = 0 } = (await submit({})).body;
    for (const link of [brainMri, TestRequestID, 987_654, `${brainMri}?HandoffToken=guessed`]) {
      const response = await call(`GET px/scan-request/${link}`);
      expect([response.status, userMessage(response)]).toEqual([404, userMessage(await lookUp('no-such-invitation'))]);
    }
  });
});
