import { LoadError } from '@scanharbor/shared-ui/load-error';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import { RemoteFault } from '../federation/fault';
import { texts } from '../texts';

const Place = styled.section`
  max-width: 640px;
  margin: 64px auto;
  padding: 0 16px;
`;

/** What shows in the place of a remote that failed; Try again asks for it anew, without a reload. */
export function RemoteFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const code = error instanceof RemoteFault ? error.code : 'render';
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Place ref={place} tabIndex={-1} data-fault={code}>
      <LoadError
        title={texts.remoteFailed.title}
        text={texts.remoteFailed.text}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    </Place>
  );
}
