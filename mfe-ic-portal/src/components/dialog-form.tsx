import { Button } from '@scanharbor/shared-ui/button';
import { FieldError } from '@scanharbor/shared-ui/field';
import { SubmitButton } from '@scanharbor/shared-ui/form';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';

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

interface DialogFailureProps {
  children?: string;
  /** What has changed in the meantime, when that was the reason. */
  why?: string;
}

/** That the last attempt failed, and why; announced when it appears. */
export function DialogFailure({ children, why }: DialogFailureProps) {
  return (
    <div role="alert">
      {children && <FieldError>{children}</FieldError>}
      {children && why && <Text>{why}</Text>}
    </div>
  );
}
