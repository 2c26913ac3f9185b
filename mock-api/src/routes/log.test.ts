import { call, control, getToken, reset } from '../../testing/client';
import { userIds } from '../seed/demo-data';

const listEvents = async () => (await control<{ audit_events: object[] }>('rows')).audit_events;

beforeEach(reset);

it('logs the own visit of a patient, and writes nothing about another person [SC-044]', async () => {
  const token = await getToken('patient');
  const log = (UserID: number) => call('POST log/patient', { token, body: { UserID, TypeID: 3 } });
  expect((await log(userIds.newPatient)).status).toBe(403);
  expect(await listEvents()).toEqual([]);
  expect((await log(userIds.patient)).status).toBe(200);
  expect(await listEvents()).toMatchObject([{ action: 'log-visit', user_id: userIds.patient, patient_ids: [userIds.patient] }]);
});
