import { join } from 'node:path';
import { contractApi } from '@scanharbor/shared-contracts';
import { wire } from '@scanharbor/shared-contracts/wire/index';
import { z } from 'zod';
import { reset } from '../../testing/client';
import { examplesOf, writeExamples } from '../../testing/contract/examples';
import { type Exchange, record } from '../../testing/contract/record';
import { visits } from '../../testing/contract/visits';

const names = Object.keys(wire).sort();
const problems: Record<string, string> = {};
let exchanges: Exchange[] = [];

beforeAll(async () => {
  const recorder = record(names);
  for (const [name, visit] of Object.entries(visits)) {
    await reset();
    await visit().catch((problem: unknown) => void (problems[name] = problem instanceof Error ? problem.message : JSON.stringify(problem)));
  }
  recorder.stop();
  exchanges = recorder.exchanges;
}, 240_000);

/** Keeps what was said as the examples of the reference: RECORD_EXAMPLES=1 npx jest mock-api/src/contract/calls */
afterAll(() => {
  if (process.env.RECORD_EXAMPLES) writeExamples(join(__dirname, '../docs/examples.json'), examplesOf(exchanges));
});

/** Names that were sent and that the schema does not know; a misspelt one would be dropped in silence. */
function unknownFields(schema: z.ZodType | undefined, sent: unknown): string[] {
  if (!(schema instanceof z.ZodObject) || typeof sent !== 'object' || sent === null) return [];
  return Object.keys(sent).filter((name) => !(name in schema.shape));
}

const sent = { file: 'form', none: undefined };

it('is walked through without an accident by the endpoints of the client [API-001]', () => {
  expect(problems).toEqual({});
});

it('has an endpoint for every call of the API, and no endpoint beside it [API-001, SC-196, SC-197]', () => {
  expect([...new Set(exchanges.map(({ name }) => name))].sort()).toEqual(names.filter((name) => !onlyRefused.has(name)));
  expect(names).not.toContain('POST scanExperience/updateRequestReason');
  expect(Object.keys(contractApi.endpoints)).not.toEqual(expect.arrayContaining(['saveRequestReason', 'createNewScanRequest']));
});

/** A call that the contract keeps and that never succeeds: a GET must not send mails (D40). */
const onlyRefused = new Set(['GET account/forgot_password']);

it.each(names.filter((name) => !onlyRefused.has(name)))('%s is sent and answered in the shapes of the contract [API-001]', (name) => {
  const shapes = wire[name];
  const made = exchanges.filter((exchange) => exchange.name === name && exchange.status === 200);
  expect(made.length).toBeGreaterThan(0);
  for (const { params, query, body, answer } of made) {
    shapes?.params?.parse(params);
    shapes?.query?.parse(query);
    shapes?.body?.parse(body);
    expect([unknownFields(shapes?.query, query), unknownFields(shapes?.body, body)]).toEqual([[], []]);
    if (!shapes?.query) expect(query).toEqual({});
    if (!shapes?.body) expect([sent.file, sent.none]).toContain(body);
    if (shapes?.answer) shapes.answer.parse(answer);
    else expect(answer).toEqual({ file: 'application/pdf', bytes: expect.any(Number) });
  }
});

it('gives files of a request by their id, to the patient and to centers [SC-076, SC-145]', () => {
  const asked = (name: string) => exchanges.find((exchange) => exchange.name === name)?.query;
  expect(asked('GET media/download')).toEqual({ id: expect.any(String) });
  expect(asked('GET media/admin_download')).toEqual({ id: expect.any(String), fileTypeId: '1' });
});

it('tells a practice and its locations, and its requested scans [SC-042, SC-181]', () => {
  const answered = (name: string) => exchanges.find((exchange) => exchange.name === name)?.answer;
  expect(answered('GET providers/provider/:pid')).toMatchObject({
    practice: { name: 'Harborview Imaging', primary_location: { id: 1 }, locations: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  });
  const { results } = answered('GET bookings/requested') as { results: { booked: unknown; scheduled: unknown }[] };
  expect(results.length).toBeGreaterThan(0);
  expect(results.every(({ scheduled }) => scheduled === null)).toBe(true);
});

it('spells what people enter as the specification does [SC-313, SC-374, SC-377]', () => {
  const bodyOf = (name: string) => exchanges.find((exchange) => exchange.name === name)?.body;
  expect(bodyOf('POST doctors/search')).toEqual({ zipcode: '10018', specialty: 'Bones', referred: 1 });
  expect(bodyOf('POST cancellations/cancel-patient-postbooking')).toMatchObject({ cancelReason: 'I feel better', cancelDetails: 'None' });
  expect(bodyOf('POST admin/send_email')).toMatchObject({ rescheduleInfo: 'Mornings, please' });
  expect(bodyOf('POST px/validate-date-of-birth')).toEqual({ DOB: '1984/04/12', InvitationID: 'demo-invitation' });
});

it('names cards in progress the other way, and the modalities by their names [SC-373, SC-416]', () => {
  const answerOf = (name: string) => exchanges.find((exchange) => exchange.name === name)?.answer;
  const { results } = answerOf('GET bookings/in-progress') as { results: object[] };
  for (const field of ['ScanServiceName', 'ScanDescription', 'ScanExtraOption', 'ScanTypeName']) expect(results[0]).toHaveProperty(field);
  const types = (answerOf('GET scans/types') as { value: string }[]).map(({ value }) => value.toLowerCase());
  expect(types).toEqual(
    expect.arrayContaining(['mri', 'ct', 'pet', 'ultrasound', 'x-ray', 'mammogram', 'dexa', 'nuclear', 'breast mri', 'breast ultrasound']),
  );
});
