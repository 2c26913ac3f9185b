import { noticeRead, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { Suspense } from 'react';
import { latePart } from '../components/late-part';
import { type NoticeProps } from './notice-dialog';

const plainNotice = ({ text }: NoticeProps) => <p role="alert">{text}</p>;

const NoticeDialog = latePart(async () => (await import('./notice-dialog')).NoticeDialog, plainNotice);

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
