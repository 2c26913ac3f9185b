import { type DistanceOption } from './distance-option';
import {
  type Invitation,
  type InvitationAnswers,
  invitedOption,
  readInvitation,
  writeInvitation,
  writeInvitationAnswers,
} from './invitation';

const about = {
  prescriber: { firstName: 'Ada', lastName: 'Lindqvist', phone: '(646) 555-2999' },
  organization: 'Commerce Plaza Cardiology',
  patientId: 7,
  requestId: 1001,
  scan: { id: 12, typeId: 1, name: 'MRI - Brain', minPrice: 300, fee: 50 },
};

it.each<[string, Invitation]>([
  ['before the date of birth is confirmed', { id: 'one', attempts: 2 }],
  ['with its scan', { id: 'one', attempts: 0, about }],
  ['with a scan that has no request', { id: 'one', attempts: 0, about: { ...about, requestId: undefined } }],
])('reads an invitation as it was written, %s [SC-375]', (_case, invitation) => {
  expect(readInvitation(writeInvitation(invitation))).toEqual(invitation);
});

const answers = { invitationId: 'one', proof: 'p', patientId: 7, zipCode: '10018', isAnyTime: true, windows: [] };

it.each<[string, InvitationAnswers, object]>([
  [
    'card data of self-pay',
    { ...answers, selfPay: true, card: { id: 'pm_1', secret: 's', type: 'visa', last4: '4242' } },
    { SelfPay: '1', CardLastFour: '4242', CardType: 'visa', PaymentId: 'pm_1', PaymentSecret: 's' },
  ],
  [
    'insurance data',
    { ...answers, selfPay: false, insurerId: 12, memberId: 'M-9' },
    { SelfPay: '0', InsuranceId: 12, PolicyNumber: 'M-9' },
  ],
])('writes only the %s with the answers [SC-376]', (_case, input, payment) => {
  expect(JSON.parse(JSON.stringify(writeInvitationAnswers(input)))).toEqual({
    HandoffToken: 'p',
    AvailableSlots: '',
    IsAnyTime: '1',
    ZipCode: '10018',
    PatientID: 7,
    ...payment,
  });
});

it('writes the chosen language of the site with the answers', () => {
  const insured = { ...answers, selfPay: false, insurerId: 12, memberId: 'M-9' } as const;
  expect(writeInvitationAnswers({ ...insured, language: 'es' }).PreferredLanguage).toBe('Spanish');
  expect(writeInvitationAnswers(insured).PreferredLanguage).toBeUndefined();
});

it('offers the nearest search radius that has a center', () => {
  const option = (miles: number) => ({ miles }) as DistanceOption;
  expect(invitedOption([option(50), option(20), option(10)])?.miles).toBe(20);
  expect(invitedOption([option(100), option(50)])?.miles).toBe(50);
  expect(invitedOption([option(10)])).toBeUndefined();
});
