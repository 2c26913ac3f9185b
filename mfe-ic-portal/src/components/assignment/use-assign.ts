import { getServerMessage, messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useAssignRequestMutation } from '@scanharbor/shared-contracts/api/ic-portal/assignment';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { messageDelays, texts } from '../../texts';
import { notifyRequestsChanged } from '../request-events';

const { assignment: assignTexts } = texts;

/** Returns how to assign a request to a user, or to no one; a conflict says who has assigned it meanwhile, and when. */
export function useAssign() {
  const dispatch = useAppDispatch();
  const ownId = useSession().user?.id;
  const [assign] = useAssignRequestMutation();
  return async ({ requestId, assignment }: PortalRequest, assignee: { userId: number; name: string } | null) => {
    try {
      await assign({ requestId, userId: assignee?.userId ?? null, was: assignment?.userId ?? null }).unwrap();
      const name = assignee?.userId === ownId ? assignTexts.you : assignee?.name;
      const message = name === undefined ? assignTexts.ended(requestId) : assignTexts.done(requestId, name);
      dispatch(messageShown({ status: true, message, delay: messageDelays.listAction }));
    } catch (error) {
      const message = [assignTexts.failed(requestId), getServerMessage(error)].filter(Boolean).join(' ');
      dispatch(messageShown({ status: false, message, delay: messageDelays.listAction }));
    }
    notifyRequestsChanged();
  };
}
