import { noticeRead, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { lazy, Suspense } from 'react';

const NoticeDialog = lazy(async () => ({ default: (await import('./notice-dialog')).NoticeDialog }));

/** Why the session ended, until it was read. The dialog's code comes only when there is something to say. */
export function SessionNotice() {
  const { notice } = useSession();
  const dispatch = useAppDispatch();
  if (!notice) return null;
  return (
    <Suspense fallback={null}>
      <NoticeDialog text={notice} onRead={() => dispatch(noticeRead())} />
    </Suspense>
  );
}
