import { getErrorMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useChangeViewMutation } from '@scanharbor/shared-contracts/api/ic-portal/views';
import { type RequestListKind } from '@scanharbor/shared-contracts/domain/request-list';
import { type SavedView, type ViewContent } from '@scanharbor/shared-contracts/domain/saved-view';
import { Button } from '@scanharbor/shared-ui/button';
import { Menu, MenuActions } from '@scanharbor/shared-ui/menu';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { useState } from 'react';
import { messageDelays, texts } from '../../texts';
import { lazyDialog } from '../lazy-dialog';
import { notifyRequestsChanged } from '../request-events';

const NameDialog = lazyDialog(async () => (await import('./view-dialogs')).NameDialog);
const DeleteDialog = lazyDialog(async () => (await import('./view-dialogs')).DeleteDialog);

interface ViewMenuProps {
  list: RequestListKind;
  /** The own view that is shown. */
  view: SavedView | undefined;
  /** What the list shows. */
  content: ViewContent;
  /** Whether that differs from what the view was saved with. */
  isChanged: boolean;
  /** URL of the list without a view. */
  listHref: string;
}

/** Saves what the list shows as a view, and renames, changes or deletes the own view that is shown. */
export function ViewMenu({ list, view, content, isChanged, listHref }: ViewMenuProps) {
  const dispatch = useAppDispatch();
  const [change] = useChangeViewMutation();
  const { send } = useSingleFlight();
  const [opened, setOpened] = useState<{ action: 'save' } | { action: 'rename' | 'delete'; view: SavedView }>();
  const close = () => setOpened(undefined);
  const update = ({ id, name }: SavedView) =>
    send(async () => {
      try {
        await change({ id, content }).unwrap();
        dispatch(messageShown({ status: true, message: texts.views.saved(name), delay: messageDelays.listAction }));
      } catch (error) {
        dispatch(messageShown({ status: false, message: getErrorMessage(error, texts.views.failed) }));
      }
      notifyRequestsChanged();
    });
  return (
    <>
      {view && (
        <Menu variant="quiet" label={texts.views.options} name={texts.views.optionsOf(view.name)}>
          <MenuActions
            actions={[
              ...(isChanged ? [{ id: 'update', label: texts.views.update, onAction: () => void update(view) }] : []),
              { id: 'rename', label: texts.views.rename, onAction: () => setOpened({ action: 'rename', view }) },
              { id: 'delete', label: texts.views.remove, danger: true, onAction: () => setOpened({ action: 'delete', view }) },
            ]}
          />
        </Menu>
      )}
      <Button variant="quiet" onClick={() => setOpened({ action: 'save' })}>
        {texts.views.save}
      </Button>
      {opened?.action === 'save' && <NameDialog list={list} content={content} onClose={close} />}
      {opened?.action === 'rename' && <NameDialog list={list} content={content} view={opened.view} onClose={close} />}
      {opened?.action === 'delete' && <DeleteDialog view={opened.view} listHref={listHref} onClose={close} />}
    </>
  );
}
