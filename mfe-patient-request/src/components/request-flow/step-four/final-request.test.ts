import { emptyStepOne } from '@scanharbor/shared-contracts/forms/request-steps';
import { finalRequest } from './final-request';

const one = { ...emptyStepOne, scanServiceId: '4', zipCode: '10018', miles: '20', payment: 'self-pay', availability: 'flexible' } as const;
const option = { id: 2, miles: 20, centers: 3, minPrice: 275, maxPrice: 500, minTotal: 300, minFee: 25 };
const scan = { id: 4, scanTypeId: 1, type: 'MRI', service: 'Brain', description: 'Without contrast', fullName: '' };

describe('the final request', () => {
  it('holds the lowest price and fee of the chosen option, the rate as a percentage and 3 hours of notice [PR-052, PR-151, PR-154]', () => {
    const request = finalRequest({ requestId: 9, one, scan, option, reason: 'Headache', card: { type: 'visa', last4: '4242' } });
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
      card: { type: 'visa', last4: '4242' },
    });
  });

  it('takes the current booking fee, else none, when the scan has no fee [PR-152]', () => {
    expect(finalRequest({ requestId: 9, one, currentFee: 40, reason: '' }).bookingFee).toBe(40);
    expect(finalRequest({ requestId: 9, one, reason: '' }).bookingFee).toBe(0);
  });

  it('has no average cost of its own [PR-153]', () => {
    expect(finalRequest({ requestId: 9, one, reason: '' }).averageCost).toBe(0);
  });

  it('names the doctor chosen earlier [PR-092]', () => {
    expect(finalRequest({ requestId: 9, one, reason: '', doctorId: 12 }).doctorId).toBe(12);
  });

  it('carries the insurer and no card for insurance [PR-136]', () => {
    const insured = finalRequest({
      requestId: 9,
      one: { ...one, payment: 'insurance' },
      reason: '',
      insurer: { id: 1, name: 'Aetna PPO' },
      card: { type: 'visa', last4: '4242' },
    });
    expect(insured.insurance).toBe('Aetna PPO');
    expect(insured).not.toHaveProperty('card');
  });
});
