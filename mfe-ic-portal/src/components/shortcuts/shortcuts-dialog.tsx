import { Button } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { SummaryList } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';

const { shortcuts } = texts;

interface ShortcutsDialogProps {
  /** The screen whose keys are listed. */
  screen: keyof typeof shortcuts.keys;
  isOn: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}

/** The keys of a screen, and whether they work. */
export function ShortcutsDialog({ screen, isOn, onTurn, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title={shortcuts.title} onClose={onClose} size="small" actions={<Button onClick={onClose}>{shortcuts.close}</Button>}>
      <Text>{shortcuts.text}</Text>
      <SummaryList rows={[...shortcuts.keys[screen], ...shortcuts.everywhere]} />
      <Text role="status">{isOn ? shortcuts.on : shortcuts.off}</Text>
      <div>
        <Button onClick={() => onTurn(!isOn)}>{isOn ? shortcuts.turnOff : shortcuts.turnOn}</Button>
      </div>
    </Dialog>
  );
}
