import { AlertDialog } from '@scanharbor/shared-ui/dialog';

/** One text and OK. */
export function NoticeDialog({ text, onRead }: { text: string; onRead: () => void }) {
  return (
    <AlertDialog title="Signed out" onClose={onRead}>
      {text}
    </AlertDialog>
  );
}
