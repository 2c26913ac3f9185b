import { type DeclaredRoute } from './route';
import { createHeavyReads } from './heavy-reads';
import { HttpError } from './errors';

type Input = Parameters<DeclaredRoute['handle']>[0];

const asPatient = { caller: { user: { userType: 'patient' } } } as unknown as Input;
const asStaff = { caller: { user: { userType: 'provider' } } } as unknown as Input;

function createReads(limits: Record<'runningOfStaff' | 'runningOfPatients' | 'waiting', number>) {
  const finish: (() => void)[] = [];
  const { asHeavyRead } = createHeavyReads({ ...limits, runOfStaff: (work) => work() });
  const route = asHeavyRead({
    handle: () => new Promise<string>((resolve) => finish.push(() => resolve('rows'))),
  } as unknown as DeclaredRoute);
  return { finish, read: async (input: Input) => route.handle(input) };
}

it('runs few reads at once in their order, lets some wait, and tells further ones to come again', async () => {
  const { finish, read } = createReads({ runningOfStaff: 2, runningOfPatients: 6, waiting: 1 });
  const reads = [read(asStaff), read(asStaff), read(asStaff)];
  expect(finish).toHaveLength(2);
  const refused = await read(asStaff).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ status: 503, details: { retryAfterSeconds: 1 } });
  finish[0]?.();
  await reads[0];
  expect(finish).toHaveLength(3);
  finish.forEach((end) => end());
  expect(await Promise.all(reads)).toEqual(['rows', 'rows', 'rows']);
});

it('runs reads of patients while those of staff wait, and the other way around', async () => {
  const { finish, read } = createReads({ runningOfStaff: 1, runningOfPatients: 1, waiting: 1 });
  const ofStaff = [read(asStaff), read(asStaff)];
  await expect(read(asStaff)).rejects.toThrow(HttpError);
  const ofPatients = [read(asPatient), read(asPatient)];
  expect(finish).toHaveLength(2);
  await expect(read(asPatient)).rejects.toThrow(HttpError);
  finish[1]?.();
  await ofPatients[0];
  expect(finish).toHaveLength(3);
  for (let turn = 0; turn < 4; turn += 1) finish[turn]?.();
  await ofStaff[0];
  finish.forEach((end) => end());
  expect(await Promise.all([...ofStaff, ...ofPatients])).toEqual(['rows', 'rows', 'rows', 'rows']);
});
