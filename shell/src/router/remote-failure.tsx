import { LoadError } from '@scanharbor/shared-ui/load-error';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import { RemoteFault } from '../federation/fault';
import { focusHeading } from '../layout/focus-heading';
import { texts } from '../texts';

const Place = styled.section`
  max-width: 640px;
  margin: 64px auto;
  padding: 0 16px;
`;

/** What shows in the place of a remote that failed; Try again asks for it anew, without a reload. */
export function RemoteFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const here = useLocation();
  const code = error instanceof RemoteFault ? error.code : 'render';
  const retried = useRef(false);
  // Whoever asked again had the focus on a button that is gone now.
  useEffect(() => () => void (retried.current && requestAnimationFrame(focusHeading)), []);
  return (
    <Place data-fault={code}>
      <LoadError
        level={1}
        title={texts.remoteFailed.title}
        text={texts.remoteFailed.text}
        retrying={state === 'loading'}
        onRetry={() => {
          retried.current = true;
          // The boundary of an error in drawing lets go of it at another location; a revalidation that ends at once it never sees.
          if (code === 'render') void navigate(here, { replace: true, state: here.state });
          else void revalidate();
        }}
      />
    </Place>
  );
}
