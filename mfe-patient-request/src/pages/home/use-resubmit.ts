import { useEffect, useRef } from 'react';
import { failureMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useResubmitRequestMutation } from '@scanharbor/shared-contracts/api/scans';
import { flowTexts, homeTexts } from '../../texts';

/** Resubmits the request that the address names, once; nothing for what is no number (PR-003 to PR-005). */
export function useResubmit(param: string | null) {
  const dispatch = useAppDispatch();
  const [resubmit] = useResubmitRequestMutation();
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (param === null || !/^\d+$/.test(param) || done.current === param) return;
    done.current = param;
    resubmit({ requestId: Number(param) })
      .unwrap()
      .then(
        () => dispatch(messageShown({ status: true, message: homeTexts.resubmitted })),
        (error: unknown) => dispatch(messageShown({ status: false, message: failureMessage(error, flowTexts.callFailed) })),
      );
  }, [param, resubmit, dispatch]);
}
