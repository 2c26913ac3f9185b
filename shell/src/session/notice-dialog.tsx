import { AlertDialog } from '@scanharbor/shared-ui/dialog';

export interface NoticeProps {
  text: string;
  onRead: () => void;
}

/** One text and OK. */
export function NoticeDialog({ text, onRead }: NoticeProps) {
  return (
    <AlertDialog title="Signed out" onClose={onRead}>
      {text}
    </AlertDialog>
  );
}
