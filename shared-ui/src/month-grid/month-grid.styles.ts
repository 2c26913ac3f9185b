import { css, styled } from 'styled-components';
import { tabularFigures, onBrandText, token } from '../theme/index';

export const Header = styled.div`
  display: grid;
  grid-template-columns: ${token.controlHeight} 1fr ${token.controlHeight};
  align-items: center;
  text-align: center;
  margin-bottom: ${token.space8};

  [aria-disabled='true'] {
    color: ${token.divider};
    cursor: not-allowed;
  }

  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

export const Frame = styled.div`
  container-type: inline-size;
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  table-layout: fixed;
`;

export const WeekdayHead = styled.th`
  padding: ${token.space4} 0;
  font-size: ${token.text13};
  font-weight: ${token.weightMedium};
  color: ${token.ink2};
`;

/** All but the initial of a weekday; hidden when large text leaves no space. */
export const AfterInitial = styled.span`
  @container (max-width: 15rem) {
    display: none;
  }
`;

export const Cell = styled.td`
  padding: 0;
  vertical-align: top;
`;

const chosen = css`
  border-color: ${token.brand};
  background: ${token.brand};
  ${onBrandText}
  font-weight: ${token.weightStrong};

  &:hover {
    background: ${token.brandHover};
  }
`;

const muted = css`
  color: ${token.ink3};

  &[aria-disabled='true'] {
    border-color: transparent;
    background: transparent;
    font-weight: ${token.weightRegular};
    cursor: not-allowed;
  }
`;

export const DayButton = styled.button<{ $selected: boolean; $muted: boolean }>`
  position: relative;
  width: 100%;
  min-height: ${token.controlHeight};
  padding: 2px;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  font-weight: ${token.weightMedium};
  cursor: pointer;
  ${tabularFigures}

  &:hover:not([aria-disabled='true']) {
    background: ${token.brandTint};
  }

  ${({ $muted }) => $muted && muted}
  ${({ $selected }) => $selected && chosen}

  &:focus-visible {
    z-index: 1;
  }
`;

export const DayNumber = styled.span<{ $today: boolean }>`
  display: inline-block;
  ${({ $today }) =>
    $today &&
    css`
      font-weight: ${token.weightBold};
      border-bottom: 2px solid currentColor;
    `}
`;
