import { type AuditAction } from '@scanharbor/shared-contracts/domain/audit-actions';
import { type UserRecord } from '../db/schema/users';

type Person = Pick<UserRecord, 'id' | 'firstName' | 'lastName' | 'practiceId' | 'userType'>;

/** What a handler notes for the audit event of its call; the database captures what the call changes by itself. */
export interface Trail {
  /** The account that acts, where no session names it: a login, a registration, a new password by a link. */
  actor: Person | undefined;
  /** The staff account that the call is about; its practice sees the event. */
  about: Person | undefined;
  /** Ids of the patients whose data the call returns. */
  patientIds: Set<number>;
  /** Replaces the action of the call's rule, where the state of what it reads decides. */
  action: AuditAction | undefined;
  /** What the call is about, such as 'request 1001'. */
  subject: string;
  /** Set for a change that no audited table shows, such as a link that was sent. */
  isChanged: boolean;
}

export const createTrail = (): Trail => ({
  actor: undefined,
  about: undefined,
  patientIds: new Set(),
  action: undefined,
  subject: '',
  isChanged: false,
});

/** Notes a read of requests of these patients; a single request is the subject of the event. */
export function noteRead(trail: Trail, rows: readonly { patientId: number }[], requestId?: number): void {
  for (const { patientId } of rows) trail.patientIds.add(patientId);
  if (requestId !== undefined) trail.subject = `request ${requestId}`;
}
