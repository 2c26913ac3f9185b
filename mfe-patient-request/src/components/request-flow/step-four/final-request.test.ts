import { emptyStepOne, emptyStepThree } from '@scanharbor/shared-contracts/forms/request-steps';
import { toFinalRequest } from './final-request';

const one = { ...emptyStepOne, scanServiceId: '4', zipCode: '10018', miles: '20', payment: 'self-pay', availability: 'flexible' } as const;
const option = { id: 2, miles: 20, centers: 3, minPrice: 275, maxPrice: 500, minTotal: 300, minFee: 25 };
const common = { requestId: 9, one, three: emptyStepThree, allowsTexts: true, email: 'lena@example.com' };
const card = { id: 'pm_1', type: 'visa', last4: '4242' };
const scan = { id: 4, scanTypeId: 1, type: 'MRI', service: 'Brain', description: 'Without contrast', fullName: '' };

describe('the final request', () => {
  it('contains the lowest price and fee of the chosen option, the rate as a percentage and 3 hours of notice [PR-052, PR-151, PR-154]', () => {
    const request = toFinalRequest({ ...common, scan, option, card });
    expect(request).toMatchObject({
      requestId: 9,
      budget: 275,
      bookingFee: 25,
      ratePercent: 10,
      noticeHours: 3,
      distance: 20,
      zipCode: '10018',
      modality: 'MRI',
      studyName: 'MRI - Brain - Without contrast',
      selfPay: true,
      paymentId: 'pm_1',
      card: { type: 'visa', last4: '4242' },
    });
  });

  it('uses the current booking fee, else none, when the scan has no fee [PR-152]', () => {
    expect(toFinalRequest({ ...common, currentFee: 40 }).bookingFee).toBe(40);
    expect(toFinalRequest(common).bookingFee).toBe(0);
  });

  it('has no booking fee for insurance, which holds no deposit', () => {
    expect(toFinalRequest({ ...common, one: { ...one, payment: 'insurance' }, scan, option }).bookingFee).toBe(0);
  });

  it('has an average cost of 0 [PR-153]', () => {
    expect(toFinalRequest(common).averageCost).toBe(0);
  });

  it('contains the doctor chosen before [PR-092]', () => {
    expect(toFinalRequest({ ...common, three: { ...emptyStepThree, doctorId: 12 } }).doctorId).toBe(12);
  });

  it('contains the insurer and no card for insurance [PR-136]', () => {
    const insured = toFinalRequest({
      ...common,
      one: { ...one, payment: 'insurance' },
      insurer: { id: 1, name: 'Aetna PPO' },
      memberId: 'W1',
      card,
    });
    expect(insured).toMatchObject({ insurance: 'Aetna PPO', memberId: 'W1' });
    expect(insured).not.toHaveProperty('paymentId');
    expect(insured).not.toHaveProperty('card');
  });

  it.each([
    [{ willBring: true, blobId: '' }, 'self-pay', true],
    [{ willBring: true, blobId: 'file' }, 'self-pay', false],
    [{ willBring: true, blobId: '' }, 'insurance', false],
  ] as const)('tells for %j and %s whether the prescription is brought: %s [PR-114]', (answers, payment, brings) => {
    const request = toFinalRequest({ ...common, one: { ...one, payment }, three: { ...emptyStepThree, ...answers } });
    expect(request.bringsPrescription).toBe(brings);
  });
});
