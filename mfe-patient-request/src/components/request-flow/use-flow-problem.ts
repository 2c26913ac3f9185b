import { useState } from 'react';
import { useAppDispatch } from '@scanharbor/shared-contracts';
import { scansV2Endpoints } from '@scanharbor/shared-contracts/api/scans-v2';
import { flowTexts } from '../../texts';
import { type KeptFlowDraft } from './use-flow-draft';

export interface FlowProblem {
  text: string;
  /** How the record that the answers belong to ended, when it did: nothing can be saved to it any more. */
  ended?: 'sent' | 'given-up';
}

/**
 * What kept a step from being saved. After each failure the server is asked what became of the record: whoever gave it up
 * elsewhere would fail at every step for good, and one that was sent, though the answer was lost, must not be sent anew.
 */
export function useFlowProblem({ latest }: KeptFlowDraft) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<FlowProblem>();

  const findOut = async (shown: FlowProblem) => {
    const { progressId } = latest().ids;
    if (progressId === undefined) return;
    const call = dispatch(scansV2Endpoints.editableRequest.initiate({ progressId }, { forceRefetch: true, subscribe: false }));
    const { data } = await call;
    const ended: FlowProblem | undefined = data?.isSent
      ? { text: flowTexts.alreadySent, ended: 'sent' }
      : data === null
        ? { ...shown, ended: 'given-up' }
        : undefined;
    if (ended) setProblem((now) => (now === shown ? ended : now));
  };
  const onProblem = (text: string) => {
    const shown = text ? { text } : undefined;
    setProblem(shown);
    if (shown) void findOut(shown);
  };
  return { problem, onProblem, clearProblem: () => setProblem(undefined) };
}
