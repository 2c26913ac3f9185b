import { useStore } from 'react-redux';
import { clearCached, type RootState, useAppDispatch } from '@scanharbor/shared-contracts';
import { useLinkDoctorMutation } from '@scanharbor/shared-contracts/api/patients';
import { useCompleteStepTwoMutation } from '@scanharbor/shared-contracts/api/scans-v2';
import { chosenDoctor } from '@scanharbor/shared-contracts/domain/chosen-doctor';
import { clickOrigin } from '@scanharbor/shared-contracts/domain/click-origin';
import { type FlowDraft } from '../flow-draft';
import { flowTexts } from '../../../texts';
import { stepProblem } from '../step-problem';

/**
 * Sends the choices of step 1 for the patient who is now known (PR-089). Answers the ids to go on with, or the words
 * to show instead (PR-090). A doctor chosen earlier is linked to the patient (PR-091); a failed link costs nothing else.
 */
export function useStepTwoCompletion() {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const [complete] = useCompleteStepTwoMutation();
  const [linkDoctor] = useLinkDoctorMutation();

  return async ({ ids, one }: FlowDraft): Promise<{ ids: FlowDraft['ids'] } | { problem: string }> => {
    const origin = clickOrigin.read();
    try {
      const outcome = await complete({
        ...ids,
        scanServiceId: Number(one.scanServiceId),
        zipCode: one.zipCode,
        miles: Number(one.miles),
        isAnyTime: one.availability === 'flexible',
        windows: one.windows,
        selfPay: one.payment === 'self-pay',
        patientId: store.getState().session.user?.id,
        originPage: origin?.page,
        originAction: origin?.action,
      }).unwrap();
      if (!outcome.ok) return { problem: outcome.message || flowTexts.callFailed };
      const doctor = chosenDoctor.read();
      if (doctor) await linkDoctor({ doctorId: doctor.id });
      dispatch(clearCached('tests'));
      return { ids: { ...ids, progressId: outcome.progressId } };
    } catch (error) {
      return { problem: stepProblem(error) };
    }
  };
}
