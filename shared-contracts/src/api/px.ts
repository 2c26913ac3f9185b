import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type Flag, isOn } from '../domain/flag';
import { type Invitation, type InvitationAnswers } from '../domain/invitation';
import { writeSlots } from '../domain/slots';
import { type ScanInfoAnswer, type SubmitAnswer } from '../wire/px';

const readInvitation = (answer: ScanInfoAnswer): Invitation => ({
  id: answer.InvitationID,
  prescriber: {
    firstName: answer.Prescriber.FirstName,
    lastName: answer.Prescriber.LastName,
    phone: answer.Prescriber.Phone,
  },
  organization: answer.PhysicianOrganization.Name,
  patientId: answer.PatientID,
  requestId: answer.TestRequestID ?? undefined,
  attempts: answer.AttemptCount,
  scan: {
    id: answer.ScanService.ID,
    typeId: answer.ScanService.ScanTypeID,
    name: answer.ScanService.FriendlyName,
    minPrice: answer.ScanService.MinPrice,
    fee: answer.ScanService.Fee,
  },
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
    ...payment,
  };
}

/** Submitted, or the server's words about why not. */
export type InvitationOutcome = { ok: true; requestId?: number } | { ok: false; message: string };

const readOutcome = ({ message, TestRequestID }: SubmitAnswer): InvitationOutcome =>
  message === undefined ? { ok: true, requestId: TestRequestID } : { ok: false, message };

const pxApi = ownedEndpoints('shared-contracts/px', (build) => ({
  /** GET px/invitation/{invitationId}: what the invitation is about; refused with one of six texts when it is over (SC-169). */
  invitation: build.query<Invitation, string>({
    query: (invitationId) => `px/invitation/${encodeURIComponent(invitationId)}`,
    transformResponse: readInvitation,
    providesTags: (_row, _error, id) => [{ type: 'Invitation', id }],
  }),
  /** PUT px/invitation/{invitationId}: submits the answers (SC-171). Needs a confirmed date of birth. */
  submitInvitation: build.mutation<InvitationOutcome, InvitationAnswers>({
    query: (answers) => ({
      url: `px/invitation/${encodeURIComponent(answers.invitationId)}`,
      method: 'PUT',
      body: writeAnswers(answers),
    }),
    transformResponse: readOutcome,
    invalidatesTags: [{ type: 'Request', id: 'LIST' }],
  }),
  /** POST px/validate-date-of-birth: `dob` as YYYY/M/D (SC-172). A wrong date is refused with a user message. */
  validateDateOfBirth: build.mutation<boolean, { dob: string; invitationId: string }>({
    query: ({ dob, invitationId }) => ({
      url: 'px/validate-date-of-birth',
      method: 'POST',
      body: { DOB: dob, InvitationID: invitationId },
    }),
    transformResponse: ({ valid }: { valid: Flag }) => isOn(valid),
  }),
  /** GET px/scan-request/{scanId}: the same by the id of the scan (SC-168). */
  invitationOfScan: build.query<Invitation, number>({
    query: (scanId) => `px/scan-request/${scanId}`,
    transformResponse: readInvitation,
  }),
  /** PUT px/scan-request/{scanId}: submits by the id of the scan (SC-170). */
  submitScanInvitation: build.mutation<InvitationOutcome, InvitationAnswers & { scanId: number }>({
    query: ({ scanId, ...answers }) => ({ url: `px/scan-request/${scanId}`, method: 'PUT', body: writeAnswers(answers) }),
    transformResponse: readOutcome,
    invalidatesTags: [{ type: 'Request', id: 'LIST' }],
  }),
}));

export const {
  useInvitationQuery, useLazyInvitationQuery, useSubmitInvitationMutation, useValidateDateOfBirthMutation,
  useInvitationOfScanQuery, useSubmitScanInvitationMutation,
} = pxApi;
