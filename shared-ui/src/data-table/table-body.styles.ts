import { css, styled } from 'styled-components';
import { media, tabularFigures, token } from '../theme/index';

/**
 * The rows and their cells, which are plain elements: a page of a list has hundreds, and a styled component for each would take
 * a third of the time to show them. `:where` keeps the precedence of a single class, so that a screen can override it.
 */
const rowStyles = css`
  > :where(tr[data-clickable]) {
    cursor: pointer;
  }

  > :where(tr):hover > td {
    background: ${token.canvas};
  }

  > :where(tr)[aria-current] > td {
    background: ${token.brandTint};
  }

  > :where(tr)[aria-current] > td:first-child {
    box-shadow: inset 3px 0 ${token.brand};
  }

  ${media.below(768)} {
    > :where(tr[role='row']) {
      display: block;
      padding: ${token.space12} 14px;
      border-top: 1px solid ${token.divider};
    }
  }
`;

const cellStyles = css`
  :where(td) {
    padding: 8px 14px;
    height: 44px;
    border-top: 1px solid ${token.divider};
    text-align: start;
    overflow-wrap: anywhere;
  }

  :where(td[data-align='end']) {
    text-align: end;
  }

  /* In text, tabular figures would widen the hyphens. */
  :where(td[data-figures]) {
    ${tabularFigures}
  }

  > :where(tr):first-child > :where(td) {
    border-top: 0;
  }

  :where(td) a {
    font-weight: ${token.weightStrong};
    text-decoration: none;
  }

  :where(td) a:hover {
    text-decoration: underline;
  }

  /* A focused control scrolls to below the sticky header, and above what covers the lower edge, not behind them. */
  :where(td) :is(a, button, input) {
    scroll-margin-block: 56px var(--covered-below, ${token.space16});
  }

  :where(td) button {
    white-space: nowrap;
  }

  ${media.below(768)} {
    :where(td) {
      display: grid;
      grid-template-columns: minmax(88px, 1fr) 2fr;
      gap: ${token.space12};
      align-items: start;
      height: auto;
      padding: ${token.space4} 0;
      border: 0;
      text-align: start;
    }

    :where(td)[data-label]::before {
      content: attr(data-label);
      font-size: ${token.text13};
      color: ${token.ink2};
    }
  }
`;

/** Needs an explicit role, as rows and cells do: browsers drop implicit ones when the display changes. */
export const Body = styled.tbody`
  ${rowStyles}
  ${cellStyles}

  ${media.below(768)} {
    display: block;
  }
`;
