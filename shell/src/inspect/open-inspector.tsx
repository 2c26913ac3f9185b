import { type ShareScope } from '@scanharbor/shared-contracts/federation/share-scope';
import { createRoot } from 'react-dom/client';
import { NoticeBar, showAboveSite } from '../components/notice-bar';
import { inspectTexts } from './inspect-texts';
import { inspector, type InspectedPage } from './inspector';
import { InspectorPanel } from './inspector-panel';
import { trackScope } from './share-uses';

/** The share scope of the build, under webpack's name. */
declare const __webpack_share_scopes__: { default: ShareScope };

/** Shows the panel at the bottom of the window; on a production site to signed-in staff only. */
function show(page: InspectedPage) {
  const { config, shell } = page;
  const isStaff = shell.store.getState().session.user?.userType === 'provider';
  if ((config.environment ?? 'production') === 'production' && !config.allowOverride && !isStaff) {
    showAboveSite(<NoticeBar aria-label={inspectTexts.title}>{inspectTexts.staffOnly}</NoticeBar>);
    return;
  }
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const handleClose = () => {
    root.unmount();
    container.remove();
  };
  root.render(<InspectorPanel {...page} scope={__webpack_share_scopes__.default} onClose={handleClose} />);
}

/** Records from now on what remotes take of the share scope, and shows the panel when the page is quiet. */
export const openInspector = () => Object.assign(inspector, { trackScope, show });
