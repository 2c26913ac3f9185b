import { join } from 'node:path';
import { contractApi } from '@scanharbor/shared-contracts';
import { wire } from '@scanharbor/shared-contracts/wire/index';
import { z } from 'zod';
import { reset } from '../../testing/client';
import { collectExamples, writeExamples } from '../../testing/contract/examples';
import { type Exchange, record } from '../../testing/contract/record';
import { callsWithoutScenario, scenarios } from '../../testing/contract/scenarios';

const names = Object.keys(wire).sort();
const problems: Record<string, string> = {};
let exchanges: Exchange[] = [];

beforeAll(async () => {
  const recorder = record(names);
  for (const [name, scenario] of Object.entries(scenarios)) {
    await reset();
    await scenario().catch(
      (problem: unknown) => void (problems[name] = problem instanceof Error ? problem.message : JSON.stringify(problem)),
    );
  }
  recorder.stop();
  exchanges = recorder.exchanges;
}, 240_000);

/** Writes the recorded calls as the examples of the reference: RECORD_EXAMPLES=1 npx jest mock-api/src/contract/calls */
afterAll(() => {
  if (process.env.RECORD_EXAMPLES) writeExamples(join(__dirname, '../docs/examples.json'), collectExamples(exchanges));
});

/** Lists sent fields that the schema does not have; a misspelled one would be ignored silently. */
function unknownFields(schema: z.ZodType | undefined, sent: unknown): string[] {
  if (!(schema instanceof z.ZodObject) || typeof sent !== 'object' || sent === null) return [];
  return Object.keys(sent).filter((name) => !(name in schema.shape));
}

const sent = { file: 'form', none: undefined };

it('runs all scenarios through the client endpoints without an error [API-001]', () => {
  expect(problems).toEqual({});
});

it('has an endpoint for every call of the API, and no other endpoint [API-001, SC-196, SC-197]', () => {
  expect([...new Set(exchanges.map(({ name }) => name))].sort()).toEqual(names.filter((name) => !alwaysRejected.has(name)));
  expect(names).not.toContain('POST scanExperience/updateRequestReason');
  expect(Object.keys(contractApi.endpoints)).not.toEqual(expect.arrayContaining(['saveRequestReason', 'createNewScanRequest']));
});

const alwaysRejected = new Set(callsWithoutScenario);

it.each(names.filter((name) => !alwaysRejected.has(name)))('%s matches the contract in request and response [API-001]', (name) => {
  const shapes = wire[name];
  const responses = exchanges.filter((exchange) => exchange.name === name && exchange.status === 200);
  expect(responses.length).toBeGreaterThan(0);
  for (const { params, query, body, response } of responses) {
    shapes?.params?.parse(params);
    shapes?.query?.parse(query);
    shapes?.body?.parse(body);
    expect([unknownFields(shapes?.query, query), unknownFields(shapes?.body, body)]).toEqual([[], []]);
    if (!shapes?.query) expect(query).toEqual({});
    if (!shapes?.body) expect([sent.file, sent.none]).toContain(body);
    if (shapes?.response) shapes.response.parse(response);
    else expect(response).toEqual({ file: 'application/pdf', bytes: expect.any(Number) });
  }
});

it('downloads files of a request by their id, for the patient and for centers [SC-076, SC-145]', () => {
  const getQuery = (name: string) => exchanges.find((exchange) => exchange.name === name)?.query;
  expect(getQuery('GET media/download')).toEqual({ id: expect.any(String) });
  expect(getQuery('GET media/admin_download')).toEqual({ id: expect.any(String), fileTypeId: '1' });
});

it('returns a practice with its locations and requested scans [SC-042, SC-181]', () => {
  const getResponse = (name: string) => exchanges.find((exchange) => exchange.name === name)?.response;
  expect(getResponse('GET providers/provider/:pid')).toMatchObject({
    practice: { name: 'Harborview Imaging', primary_location: { id: 1 }, locations: [{ id: 1 }, { id: 2 }, { id: 3 }] },
  });
  const { results } = getResponse('GET bookings/requested') as { results: { booked: unknown; scheduled: unknown }[] };
  expect(results.length).toBeGreaterThan(0);
  expect(results.every(({ scheduled }) => scheduled === null)).toBe(true);
});

it('sends the field names of the specification [SC-313, SC-374, SC-377]', () => {
  const getBody = (name: string) => exchanges.find((exchange) => exchange.name === name)?.body;
  expect(getBody('POST doctors/search')).toEqual({ zipcode: '10018', specialty: 'Bones', referred: 1 });
  expect(getBody('POST cancellations/cancel-patient-postbooking')).toMatchObject({ cancelReason: 'I feel better', cancelDetails: 'None' });
  expect(getBody('POST admin/send_email')).toMatchObject({ rescheduleInfo: 'Mornings, please' });
  expect(getBody('POST px/validate-date-of-birth')).toEqual({ DOB: '1984/04/12', InvitationID: 'demo-invitation' });
});

it('returns the special field names of cards in progress, and the modalities by name [SC-373, SC-416]', () => {
  const getResponse = (name: string) => exchanges.find((exchange) => exchange.name === name)?.response;
  const { results } = getResponse('GET bookings/in-progress') as { results: object[] };
  for (const field of ['ScanServiceName', 'ScanDescription', 'ScanExtraOption', 'ScanTypeName']) expect(results[0]).toHaveProperty(field);
  const types = (getResponse('GET scans/types') as { value: string }[]).map(({ value }) => value.toLowerCase());
  expect(types).toEqual(
    expect.arrayContaining(['mri', 'ct', 'pet', 'ultrasound', 'x-ray', 'mammogram', 'dexa', 'nuclear', 'breast mri', 'breast ultrasound']),
  );
});
