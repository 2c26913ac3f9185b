import { css, styled } from 'styled-components';
import { focusRing, tabularFigures, onBrandText, token } from '../../theme/index';

/** Minimum width for eight times beside each other, with '10:00 AM' on one line. */
const wide = '@container (min-width: 576px)';

export const Picker = styled.fieldset`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space16};
`;

/** A band of two hours: one row per time on narrow screens; the transposed table on wide ones. */
export const Band = styled.div<{ $days: number; $times: number }>`
  display: grid;
  grid-template-columns: 68px repeat(${({ $days }) => $days}, minmax(52px, 1fr));
  gap: 6px 4px;
  align-items: center;
  overflow-x: auto;
  padding: 3px;

  ${wide} {
    grid-auto-flow: column;
    grid-template-columns: 80px repeat(${({ $times }) => $times}, minmax(0, 1fr));
    grid-template-rows: repeat(${({ $days }) => $days + 1}, auto);
  }
`;

export const Row = styled.div`
  display: contents;
`;

const head = css`
  font-size: ${token.text13};
  line-height: 1.125rem;
  font-weight: ${token.weightMedium};
  color: ${token.ink2};
  white-space: nowrap;
  ${tabularFigures}
`;

export const DateHead = styled.div`
  ${head}
  text-align: center;

  ${wide} {
    text-align: start;
  }
`;

export const TimeHead = styled.div`
  ${head}

  ${wide} {
    text-align: center;
  }
`;

const looks = {
  open: css`
    border-color: ${token.controlBorder};
    background: ${token.surface};
    cursor: pointer;

    &:hover {
      border-color: ${token.brand};
      background: ${token.brandTint};
    }
  `,
  outside: css`
    border-style: dashed;
    border-color: ${token.divider};
    background: ${token.canvas};
    color: ${token.ink3};
    cursor: not-allowed;
  `,
  taken: css`
    border-color: ${token.divider};
    background: ${token.canvas};
    color: ${token.ink3};
    text-decoration: line-through;
    cursor: not-allowed;
  `,
} as const;

export const SlotLabel = styled.label<{ $state: keyof typeof looks }>`
  display: grid;
  place-items: center;
  position: relative;
  min-height: 36px;
  border: 1px solid;
  border-radius: ${token.radiusControl};
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
  ${tabularFigures}
  ${({ $state }) => looks[$state]}

  &:has(:checked) {
    border-color: ${token.brand};
    background: ${token.brand};
    ${onBrandText}
    font-weight: ${token.weightStrong};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }
`;

export const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
