import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Flag, isOn } from '../domain/flag';
import { type Invitation, type InvitationAnswers, type InvitedScan } from '../domain/invitation';
import { writeSlots } from '../domain/slots';
import { type InvitationInfoAnswer, type ScanInfoAnswer, type SubmitAnswer } from '../wire/px';
import { requestLists } from './request-tags';

const readScan = (answer: ScanInfoAnswer): InvitedScan => ({
  prescriber: {
    firstName: answer.Prescriber.FirstName,
    lastName: answer.Prescriber.LastName,
    phone: answer.Prescriber.Phone,
  },
  organization: answer.PhysicianOrganization.Name,
  patientId: answer.PatientID,
  requestId: answer.TestRequestID ?? undefined,
  scan: {
    id: answer.ScanService.ID,
    typeId: answer.ScanService.ScanTypeID,
    name: answer.ScanService.FriendlyName,
    minPrice: answer.ScanService.MinPrice,
    fee: answer.ScanService.Fee,
  },
});

const readInvitation = (answer: InvitationInfoAnswer): Invitation => ({
  id: answer.InvitationID,
  attempts: answer.AttemptCount,
  ...('ScanService' in answer ? { about: readScan(answer) } : {}),
});

const writeFlag = (on: boolean) => (on ? '1' : '0');

/** Without payment data for insurance, without insurance data for self-pay (D63). */
function writeAnswers(answers: InvitationAnswers) {
  const payment = answers.selfPay
    ? {
        CardLastFour: answers.card.last4,
        CardType: answers.card.type,
        PaymentId: answers.card.id,
        PaymentSecret: answers.card.secret,
      }
    : { InsuranceId: answers.insurerId, PolicyNumber: answers.memberId };
  return {
    AvailableSlots: writeSlots(answers.windows),
    IsAnyTime: writeFlag(answers.isAnyTime),
    SelfPay: writeFlag(answers.selfPay),
    ZipCode: answers.zipCode,
    PatientID: answers.patientId,
    HandoffToken: answers.proof,
    ...payment,
  };
}

/** Submitted, or the server's words about why not; without words the answer said neither. */
export type InvitationOutcome = { ok: true; requestId?: number } | { ok: false; message?: string };

/** A message means no; an answer without a result is none and must not pass for a yes. */
const readOutcome = ({ result, message, TestRequestID }: Partial<SubmitAnswer>): InvitationOutcome =>
  message === undefined && result !== undefined ? { ok: true, requestId: TestRequestID } : { ok: false, message };

const pxApi = ownedEndpoints('shared-contracts/px', (build) => ({
  /**
   * GET px/invitation/{invitationId}: the attempts so far, and with a proof what the invitation is about (SC-169).
   * Refused with one of six texts when the invitation is over.
   */
  invitation: build.query<Invitation, { invitationId: string; proof?: string }>({
    query: ({ invitationId, proof }) => ({
      url: `px/invitation/${encodeURIComponent(invitationId)}`,
      params: { HandoffToken: proof },
    }),
    transformResponse: readInvitation,
    providesTags: (_row, _error, { invitationId }) => [{ type: 'Invitation', id: invitationId }],
  }),
  /** PUT px/invitation/{invitationId}: submits the answers (SC-171). Needs a confirmed date of birth. */
  submitInvitation: build.mutation<InvitationOutcome, InvitationAnswers>({
    query: (answers) => ({
      url: `px/invitation/${encodeURIComponent(answers.invitationId)}`,
      method: 'PUT',
      body: writeAnswers(answers),
    }),
    transformResponse: readOutcome,
    invalidatesTags: [...requestLists],
  }),
  /**
   * POST px/validate-date-of-birth: `dob` as YYYY/M/D (SC-172). Gives the proof that opens the invitation.
   * A wrong date is refused with a user message.
   */
  validateDateOfBirth: build.mutation<{ proof: string } | null, { dob: string; invitationId: string }>({
    query: ({ dob, invitationId }) => ({
      url: 'px/validate-date-of-birth',
      method: 'POST',
      body: { DOB: dob, InvitationID: invitationId },
    }),
    transformResponse: ({ valid, HandoffToken }: { valid: Flag; HandoffToken: string }) => (isOn(valid) ? { proof: HandoffToken } : null),
    // A wrong date has used up an attempt: only the server knows how many are left.
    invalidatesTags: (_answer, error, { invitationId }) => (error ? [{ type: 'Invitation', id: invitationId }] : []),
  }),
  /** GET px/scan-request/{scanId}: the same by the id of the scan (SC-168). */
  invitationOfScan: build.query<Invitation, { scanId: number; proof?: string }>({
    query: ({ scanId, proof }) => ({ url: `px/scan-request/${scanId}`, params: { HandoffToken: proof } }),
    transformResponse: readInvitation,
  }),
  /** PUT px/scan-request/{scanId}: submits by the id of the scan (SC-170). */
  submitScanInvitation: build.mutation<InvitationOutcome, InvitationAnswers & { scanId: number }>({
    query: ({ scanId, ...answers }) => ({ url: `px/scan-request/${scanId}`, method: 'PUT', body: writeAnswers(answers) }),
    transformResponse: readOutcome,
    invalidatesTags: [...requestLists],
  }),
}));

export const {
  useInvitationQuery,
  useLazyInvitationQuery,
  useSubmitInvitationMutation,
  useValidateDateOfBirthMutation,
  useInvitationOfScanQuery,
  useSubmitScanInvitationMutation,
} = pxApi;
export const pxEndpoints = pxApi.endpoints;
