import { createStore } from '@scanharbor/shared-contracts';
import { pxEndpoints } from '@scanharbor/shared-contracts/api/px';

afterEach(() => jest.restoreAllMocks());

const answers = {
  invitationId: 'one',
  proof: 'p',
  patientId: 1,
  zipCode: '10018',
  isAnyTime: true,
  windows: [],
  selfPay: false,
  insurerId: 12,
  memberId: 'M-9',
} as const;

describe('submitting an invitation', () => {
  it.each([
    [
      { result: 'Success', TestRequestID: 7 },
      { ok: true, requestId: 7 },
    ],
    [{ result: 'Success' }, { ok: true }],
    [
      { result: 'Failed', message: 'The card was declined.' },
      { ok: false, message: 'The card was declined.' },
    ],
    [{}, { ok: false }],
  ])('reads the response %j as %j [IN-053, IN-054]', async (response, outcome) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(response)));
    const { store } = createStore({ apiBase: 'http://api.invalid', apiKey: '', token: () => undefined, location: () => undefined });
    const sent = await store.dispatch(pxEndpoints.submitInvitation.initiate({ ...answers, windows: [] })).unwrap();
    expect(sent).toEqual(outcome);
  });
});
