import { type ReactElement } from 'react';
import { createGlobalStyle, css } from 'styled-components';
import { media } from './breakpoints';
import { focusRing } from './focus-ring';
import { declarations, densities, fixedTokens, token } from './tokens';

const fonts = css<{ $fontUrl?: string | undefined }>`
  ${({ $fontUrl }) =>
    $fontUrl &&
    css`
      @font-face {
        font-family: 'Inter Variable';
        font-style: normal;
        font-weight: 100 900;
        font-display: swap;
        src: url('${$fontUrl}') format('woff2');
      }
    `}

  /* Arial scaled to Inter's metrics, so that nothing moves when the font loads. */
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
    size-adjust: 107.12%;
  }
`;

const variables = css`
  :root {
    ${declarations(fixedTokens)}
    ${declarations(densities.patient)}
  }

  [data-density='patient'] {
    ${declarations(densities.patient)}
  }

  [data-density='staff'] {
    ${declarations(densities.staff)}
  }

  /* Never of the root: every size in rem would shrink with it. */
  body,
  body [data-density] {
    font-size: ${token.bodySize};
    line-height: ${token.bodyLine};
  }
`;

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scroll-padding-block: calc(96px + ${token.topInset}) 96px;

    /* An open list is within the window. Padding would scroll the page to its first or last option, which closes the list. */
    &:has([role='listbox']) {
      scroll-padding-block: 0;
    }
  }

  body {
    margin: 0;
    font-family: ${token.fontFamily};
    color: ${token.ink};
    background: ${token.canvas};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  dl,
  dd,
  ul,
  ol,
  figure,
  fieldset,
  blockquote {
    margin: 0;
    padding: 0;
  }

  fieldset {
    border: 0;
    min-inline-size: 0;
  }

  /* In units of the window: WebKit gives a legend its new width only if a style of its own changes, such as when a phone is turned. */
  legend {
    max-width: 100vw;
  }

  ul,
  ol {
    list-style: none;
  }

  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    touch-action: manipulation;
  }

  a {
    color: ${token.accent};
    text-underline-offset: 3px;
  }

  [hidden] {
    display: none;
  }

  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
`;

const behavior = css`
  :focus-visible {
    ${focusRing}
  }

  [tabindex='-1']:focus {
    outline: none;
    box-shadow: none;
  }

  /* No transitions: a short one on every property would show each layout change, and each print, one frame late. */
  ${media.calm} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    @page {
      margin: 18mm;
    }

    body {
      font-size: 11pt;
    }

    [data-print='hide'] {
      display: none !important;
    }

    [data-print='keep'] {
      break-inside: avoid;
    }
  }
`;

const Sheet = createGlobalStyle<{ $fontUrl?: string | undefined }>`
  ${fonts}
  ${variables}
  ${reset}
  ${behavior}
`;

/**
 * Tokens, reset, type, focus ring, motion and print styles of the site; rendered once by the host.
 * `fontUrl` is the URL of the Inter variable woff2; without it the metric-matched fallback is used.
 */
export function GlobalStyle({ fontUrl }: { fontUrl?: string }): ReactElement {
  return (
    <>
      <Sheet $fontUrl={fontUrl} />
      {/* react-aria adds a style element of its own unless this id exists, which the content policy refuses; its rule is above. */}
      <template id="react-aria-pressable-style" />
    </>
  );
}
