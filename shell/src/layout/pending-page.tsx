import { LoadError } from '@scanharbor/shared-ui/load-error';
import { token } from '@scanharbor/shared-ui/theme';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { type Connection } from '../session/connection';
import { texts } from '../texts';
import { CenteredSection, Frame, Main, SiteStyle } from './site-frame';
import { SiteHeader } from './site-header';

/** A skeleton without the widget, whose code would add to every first load. */
const Lines = styled.div`
  height: 184px;
  background: repeating-linear-gradient(${token.divider} 0 16px, transparent 16px 28px);
`;

/**
 * Creates the page in place of the first screen while its code or its user is loading: the site's frame with a skeleton, or an
 * error while the server is unreachable.
 */
export function createPendingPage({ getState, subscribe, retry }: Connection) {
  return function PendingPage() {
    const state = useSyncExternalStore(subscribe, getState);
    return (
      <>
        <SiteStyle />
        <Frame>
          <SiteHeader logoOnly />
          <Main id="main">
            <CenteredSection>
              {state === 'connecting' ? (
                <Lines role="status" aria-busy="true" aria-label={texts.loading} />
              ) : (
                <LoadError
                  level={1}
                  title={texts.unreachable.title}
                  text={texts.unreachable.text}
                  retrying={state === 'retrying'}
                  onRetry={retry}
                />
              )}
            </CenteredSection>
          </Main>
        </Frame>
      </>
    );
  };
}
