import { getErrorMessage, messageShown, sameScreenState, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useChangeViewMutation, useDeleteViewMutation, useSaveViewMutation } from '@scanharbor/shared-contracts/api/ic-portal/views';
import { maxViewNameLength, type RequestListKind } from '@scanharbor/shared-contracts/domain/request-list';
import { type SavedView, type ViewContent } from '@scanharbor/shared-contracts/domain/saved-view';
import { ConfirmDialog, Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { messageDelays, texts } from '../../texts';
import { DialogActions } from '../dialog-actions';
import { focusRequestAfterClose } from '../focus-after-close';
import { notifyRequestsChanged } from '../request-events';
import { useSubmitWithErrors } from '../use-submit-with-errors';
import { toViewHref } from './view-content';

const viewTexts = texts.views;

const schema = object({
  name: string().trim().required(viewTexts.nameMissing).max(maxViewNameLength, viewTexts.nameTooLong(maxViewNameLength)),
});

interface NameDialogProps {
  list: RequestListKind;
  content: ViewContent;
  /** The view to rename; without one, a new view is saved. */
  view?: SavedView;
  onClose: () => void;
}

/** Prompts for the name of a view: a new one with what the list shows, which then is the current one, or one that exists. */
export function NameDialog({ list, content, view, onClose }: NameDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const userId = useSession().user?.id;
  const [save] = useSaveViewMutation();
  const [change] = useChangeViewMutation();
  const { failure, send } = useSubmitWithErrors(viewTexts.failed);
  const store = async (name: string) => {
    if (view) {
      await change({ id: view.id, name }).unwrap();
    } else {
      const id = await save({ list, name, content }).unwrap();
      await navigate(toViewHref(list, { ...content, id }, userId), { replace: true, preventScrollReset: true, state: sameScreenState });
    }
    notifyRequestsChanged();
    dispatch(messageShown({ status: true, message: viewTexts.saved(name), delay: messageDelays.listAction }));
    onClose();
  };
  return (
    <Dialog title={view ? viewTexts.renameTitle : viewTexts.saveTitle} onClose={onClose} size="small">
      <AppForm
        initialValues={{ name: view?.name ?? '' }}
        validationSchema={schema}
        onSubmit={({ name }, { setErrors }) => send(() => store(name.trim()), setErrors)}
        idPrefix="view"
      >
        {!view && <Text>{viewTexts.saveText}</Text>}
        <TextField name="name" label={viewTexts.name} />
        <FormFailure>{failure}</FormFailure>
        <DialogActions action={view ? viewTexts.renameAction : viewTexts.saveAction} cancel={viewTexts.keep} onCancel={onClose} />
      </AppForm>
    </Dialog>
  );
}

interface DeleteDialogProps {
  view: SavedView;
  /** URL of the list without a view. */
  listHref: string;
  onClose: () => void;
}

/** Deletes a view after a question, and shows the list without it. */
export function DeleteDialog({ view, listHref, onClose }: DeleteDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [remove] = useDeleteViewMutation();
  const { sending, send } = useSingleFlight();
  const confirm = () =>
    send(async () => {
      try {
        await remove(view.id).unwrap();
      } catch (error) {
        dispatch(messageShown({ status: false, message: getErrorMessage(error, viewTexts.removeFailed) }));
        return;
      }
      await navigate(listHref, { replace: true, state: sameScreenState });
      notifyRequestsChanged();
      dispatch(messageShown({ status: true, message: viewTexts.removed(view.name), delay: messageDelays.listAction }));
      onClose();
      focusRequestAfterClose(undefined);
    });
  return (
    <ConfirmDialog
      title={viewTexts.removeTitle(view.name)}
      confirmLabel={viewTexts.removeAction}
      cancelLabel={viewTexts.removeKeep}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      saving={sending}
      danger
    >
      {viewTexts.removeText}
    </ConfirmDialog>
  );
}
