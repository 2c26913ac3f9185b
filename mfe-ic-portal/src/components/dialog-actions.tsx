import { Button } from '@scanharbor/shared-ui/button';
import { SubmitButton } from '@scanharbor/shared-ui/form';
import { Cluster } from '@scanharbor/shared-ui/layout';

interface DialogActionsProps {
  /** Names the act: "Reject request". */
  act: string;
  /** Names what stays: "Keep request". */
  keep: string;
  onKeep: () => void;
  danger?: boolean;
}

/** The two buttons at the end of a form in a dialog. */
export function DialogActions({ act, keep, onKeep, danger }: DialogActionsProps) {
  return (
    <Cluster $justify="end">
      <Button onClick={onKeep}>{keep}</Button>
      <SubmitButton variant={danger ? 'danger' : 'primary'}>{act}</SubmitButton>
    </Cluster>
  );
}
