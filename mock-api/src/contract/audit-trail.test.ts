import { wire } from '@scanharbor/shared-contracts/wire/index';
import { auditedCalls } from '../audit/audited-calls';
import { control, reset } from '../../testing/client';
import { type Exchange, record } from '../../testing/contract/record';
import { callsWithoutScenario, scenarios } from '../../testing/contract/scenarios';

interface EventRow {
  call: string;
  patient_ids: number[];
  outcome: string;
}

interface UserRow {
  id: number;
  user_type: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

interface Visit {
  exchanges: Exchange[];
  events: EventRow[];
  patients: UserRow[];
}

const names = Object.keys(wire).sort();
const visits: Visit[] = [];

beforeAll(async () => {
  for (const visit of Object.values(scenarios)) {
    await reset();
    const recorder = record(names);
    await visit();
    recorder.stop();
    const { audit_events: events, users } = await control<{ audit_events: EventRow[]; users: UserRow[] }>('rows');
    visits.push({ exchanges: recorder.exchanges, events, patients: users.filter(({ user_type }) => user_type === 'patient') });
  }
}, 240_000);

/** True when a response names a patient: by email, by phone, or by first and last name. */
function isNamed(response: string, { first_name, last_name, email, phone }: UserRow): boolean {
  const has = (text: string) => text !== '' && response.includes(text);
  return has(email) || has(phone) || has(`${first_name} ${last_name}`.trim()) || (has(`"${first_name}"`) && has(`"${last_name}"`));
}

const succeeded = (name: string) => (exchange: Exchange) => exchange.name === name && exchange.status === 200;

it('has an audit rule for every call of the contract, and for no other', () => {
  expect(Object.keys(auditedCalls).sort()).toEqual(names);
});

const isAudited = (name: string) => auditedCalls[name as keyof typeof auditedCalls] && !callsWithoutScenario.includes(name);

it.each(names.filter(isAudited))('%s leaves its event in the audit trail', (name) => {
  const made = visits.filter(({ exchanges }) => exchanges.some(succeeded(name)));
  expect(made.length).toBeGreaterThan(0);
  for (const { events } of made) expect(events.filter(({ call }) => call === name).length).toBeGreaterThan(0);
});

it.each(names)('%s names no patient without an event that tells of that patient', (name) => {
  for (const { exchanges, events, patients } of visits) {
    const recordedIds = new Set(events.filter(({ call }) => call === name).flatMap(({ patient_ids: ids }) => ids));
    const response = exchanges
      .filter(succeeded(name))
      .map((exchange) => JSON.stringify(exchange.response))
      .join('\n');
    const missing = patients.filter((patient) => isNamed(response, patient) && !recordedIds.has(patient.id)).map(({ email }) => email);
    expect(missing).toEqual([]);
  }
});

it('stores no secret in an event', () => {
  const text = JSON.stringify(visits.map(({ events }) => events));
  expect(text).toContain('password_hash');
  expect(text).not.toMatch(/scrypt|Strong-pass1|pm_double_visa/);
});
