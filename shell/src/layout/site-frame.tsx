import { GlobalStyle, media, token } from '@scanharbor/shared-ui/theme';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: ${token.canvas};

  /* In print, a flex column would start a new page for its second item. */
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

export const Main = styled.main`
  flex: 1;

  /* While a screen loads, the footer is below the window: the content would push it down in sight. */
  &:empty,
  &:has([aria-busy='true']) {
    min-height: 100vh;
  }

  h1:focus {
    outline: none;
  }
`;

/** The place of an error, or of a skeleton, instead of a screen. */
export const CenteredSection = styled.section`
  max-width: 640px;
  margin: 64px auto;
  padding: 0 16px;
`;

/** The styles of all screens. */
export const SiteStyle = () => <GlobalStyle fontUrl={interUrl} />;
