import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { isOn } from '../domain/flag';
import { type InvitationAnswers, readInvitation, writeInvitationAnswers } from '../domain/invitation';
import { type SubmitResponse } from '../wire/px';
import { requestListTags } from './request-tags';
import { call } from './call';

/** Submitted, or the server's message when it was rejected; no message when the response has neither. */
type InvitationOutcome = { ok: true; requestId?: number } | { ok: false; message?: string };

/** A message is a rejection; a response without a result must not pass for a success. */
const readOutcome = ({ result, message, TestRequestID }: Partial<SubmitResponse>): InvitationOutcome =>
  message === undefined && result !== undefined ? { ok: true, requestId: TestRequestID } : { ok: false, message };

const pxApi = ownedEndpoints('shared-contracts/px', (build) => ({
  /**
   * GET px/invitation/{invitationId}: the attempts so far, and with a proof the requested scan (SC-169).
   * Rejected with one of six texts when the invitation is over.
   */
  invitation: build.query({
    query: ({ invitationId, proof }: { invitationId: string; proof?: string }) =>
      call('GET px/invitation/:invitationId', { params: { invitationId }, query: { HandoffToken: proof } }),
    transformResponse: readInvitation,
    providesTags: (_row, _error, { invitationId }) => [{ type: 'Invitation', id: invitationId }],
  }),
  /** PUT px/invitation/{invitationId}: submits the answers (SC-171). Needs a confirmed date of birth. */
  submitInvitation: build.mutation({
    query: (answers: InvitationAnswers) =>
      call('PUT px/invitation/:invitationId', { params: { invitationId: answers.invitationId }, body: writeInvitationAnswers(answers) }),
    transformResponse: readOutcome,
    invalidatesTags: [...requestListTags],
  }),
  /**
   * POST px/validate-date-of-birth: `dob` as YYYY/M/D (SC-172). Returns the proof that opens the invitation.
   * A wrong date is rejected with a user message.
   */
  validateDateOfBirth: build.mutation({
    query: ({ dob, invitationId }: { dob: string; invitationId: string }) =>
      call('POST px/validate-date-of-birth', { body: { DOB: dob, InvitationID: invitationId } }),
    transformResponse: ({ valid, HandoffToken }): { proof: string } | null => (isOn(valid) ? { proof: HandoffToken } : null),
    // A wrong date has used up an attempt: only the server knows how many are left.
    invalidatesTags: (_response, error, { invitationId }) => (error ? [{ type: 'Invitation', id: invitationId }] : []),
  }),
  /** GET px/scan-request/{scanId}: the same by the id of the scan (SC-168). */
  invitationOfScan: build.query({
    query: ({ scanId, proof }: { scanId: number; proof?: string }) =>
      call('GET px/scan-request/:scanId', { params: { scanId }, query: { HandoffToken: proof } }),
    transformResponse: readInvitation,
  }),
  /** PUT px/scan-request/{scanId}: submits by the id of the scan (SC-170). */
  submitScanInvitation: build.mutation({
    query: ({ scanId, ...answers }: InvitationAnswers & { scanId: number }) =>
      call('PUT px/scan-request/:scanId', { params: { scanId }, body: writeInvitationAnswers(answers) }),
    transformResponse: readOutcome,
    invalidatesTags: [...requestListTags],
  }),
}));

export const { useInvitationQuery, useSubmitInvitationMutation, useValidateDateOfBirthMutation } = pxApi;
/** @internal */
export const pxEndpoints = pxApi.endpoints;
