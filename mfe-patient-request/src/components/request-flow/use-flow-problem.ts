import { useState } from 'react';
import { useAppDispatch } from '@scanharbor/shared-contracts';
import { scansV2Endpoints } from '@scanharbor/shared-contracts/api/scans-v2';
import { type KeptFlowDraft } from './use-flow-draft';

export interface FlowProblem {
  text: string;
  /** The record that the answers belong to was sent or given up elsewhere: nothing can be saved to it any more. */
  ended: boolean;
}

/**
 * What kept a step from being saved. After each failure the server is asked whether it still has the record, as a person
 * whose record ended elsewhere would fail at every step for good.
 */
export function useFlowProblem({ latest }: KeptFlowDraft) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<FlowProblem>();

  const findOut = async (shown: FlowProblem) => {
    const { progressId } = latest().ids;
    if (progressId === undefined) return;
    const call = dispatch(scansV2Endpoints.editableRequest.initiate({ progressId }, { forceRefetch: true, subscribe: false }));
    const { data } = await call;
    if (data === null) setProblem((now) => (now === shown ? { ...shown, ended: true } : now));
  };
  const onProblem = (text: string) => {
    const shown = text ? { text, ended: false } : undefined;
    setProblem(shown);
    if (shown) void findOut(shown);
  };
  return { problem, onProblem, clearProblem: () => setProblem(undefined) };
}
