import { LoadError } from '@scanharbor/shared-ui/load-error';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { abandonChunks } from '../federation/load-error';
import { RemoteError } from '../federation/remote-error';
import { focusHeading } from '../layout/focus-heading';
import { CenteredSection } from '../layout/site-frame';
import { texts } from '../texts';

/** Errors by the page's registry, which stays the same, so a retry is pointless. */
const finalCodes = ['contract', 'signature', 'outdated'];

/** Shows the failure of a remote by its cause; Try again loads it again without a page reload. */
export function RemoteFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  const code = error instanceof RemoteError ? error.code : 'render';
  const retried = useRef(false);
  // After a successful retry the focused button is gone.
  useEffect(() => () => void (retried.current && requestAnimationFrame(focusHeading)), []);
  const retry = () => {
    retried.current = true;
    abandonChunks();
    // The boundary resets a render error on a new location only; it misses a revalidation that ends immediately.
    if (code === 'render') void navigate(location, { replace: true, state: location.state as unknown });
    else void revalidate();
  };
  return (
    <CenteredSection data-fault={code}>
      <LoadError
        level={1}
        title={texts.remoteFailed[code].title}
        text={texts.remoteFailed[code].text}
        retrying={state === 'loading'}
        onRetry={finalCodes.includes(code) ? undefined : retry}
      />
    </CenteredSection>
  );
}
