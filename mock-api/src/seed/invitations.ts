import { type invitations } from '../db/schema/index';
import { brainMri, demoInvitations, invitationDob } from './names';
import { invitedPatientId } from './people';

type Row = typeof invitations.$inferInsert;

const day = 86_400_000;

/** One invitation that works, and one for every reason why another does not [API-092]. */
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
