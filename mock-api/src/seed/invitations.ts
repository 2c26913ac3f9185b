import { type invitations } from '../db/schema/index';
import { brainMri, demoInvitations, invitationDob } from './demo-data';
import { invitedPatientId } from './users';

type Row = typeof invitations.$inferInsert;

const day = 86_400_000;

/** A valid invitation, and one for every reason of a rejection [API-092]. */
export function invitationRows(now: Date): Row[] {
  const base = {
    patientId: invitedPatientId,
    scanServiceId: brainMri,
    dob: invitationDob,
    state: 'active' as const,
    expiresAt: new Date(now.getTime() + 14 * day),
    prescriberFirstName: 'Amelia',
    prescriberLastName: 'Hart',
    prescriberPhone: '(646) 555-2000',
    organization: 'Hart Cardiology',
  };
  return [
    { ...base, id: demoInvitations.open },
    { ...base, id: demoInvitations.expired, expiresAt: new Date(now.getTime() - day) },
    { ...base, id: demoInvitations.completed, state: 'completed' },
    { ...base, id: demoInvitations.attempts, attempts: 5 },
    { ...base, id: demoInvitations.inactive, state: 'inactive' },
    { ...base, id: demoInvitations.canceled, state: 'canceled' },
  ];
}
