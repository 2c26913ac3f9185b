import { tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { css, styled } from 'styled-components';

/** Height in px of an hour and of a quarter of it. */
export const hourPx = 68;
const slotPx = hourPx / 4;
const axisPx = 62;
export const headPx = 60;

const hatch = `repeating-linear-gradient(135deg, ${token.canvas} 0 6px, ${token.hairline} 6px 7px)`;

export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
`;

/** Room for a name of average length in an exam of a quarter of an hour. */
const columnPx = 108;

export const Columns = styled.div<{ $count: number }>`
  position: relative;
  display: grid;
  grid-template-columns: ${axisPx}px repeat(${({ $count }) => $count}, minmax(${columnPx}px, 1fr));
`;

export const ColumnSection = styled.section`
  border-inline-start: 1px solid ${token.divider};
`;

export const ColumnHead = styled.div`
  display: grid;
  align-content: center;
  height: ${headPx}px;
  padding-inline: 6px;
  border-bottom: 1px solid ${token.divider};

  h2 {
    overflow: hidden;
    font-size: ${token.text13};
    line-height: 1.25rem;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  p {
    color: ${token.ink2};
    font-size: ${token.text13};
    line-height: 1.125rem;
  }
`;

export const Axis = styled.div<{ $hours: number }>`
  position: relative;
  height: ${({ $hours }) => headPx + $hours * hourPx}px;
`;

/** The label of an hour, at its line. */
export const HourLabel = styled.span<{ $index: number }>`
  position: absolute;
  inset-block-start: ${({ $index }) => headPx + $index * hourPx + 2}px;
  inset-inline-end: ${token.space8};
  color: ${token.ink2};
  font-size: ${token.text13};
  line-height: 1rem;
  ${tabularFigures}
`;

export const ColumnBody = styled.div<{ $hours: number }>`
  position: relative;
  height: ${({ $hours }) => $hours * hourPx}px;
  background:
    repeating-linear-gradient(to bottom, transparent 0 ${hourPx - 1}px, ${token.divider} ${hourPx - 1}px ${hourPx}px),
    repeating-linear-gradient(to bottom, transparent 0 ${slotPx - 1}px, ${token.hairline} ${slotPx - 1}px ${slotPx}px);
`;

const layer = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: ${slotPx}px;
`;

export const Layer = styled.div`
  ${layer}
`;

export const GhostLayer = styled.div`
  ${layer}
  pointer-events: none;
`;

export const ExamList = styled.ol`
  ${layer}
  pointer-events: none;
`;

interface Rows {
  /** From 1. */
  $row: number;
  $span: number;
}

const rows = css<Rows>`
  grid-column: 1;
  grid-row: ${({ $row }) => $row} / span ${({ $span }) => Math.max(1, $span)};
`;

export const ClosedTime = styled.p<Rows>`
  ${rows}
  display: grid;
  place-items: center;
  background: ${hatch};
  color: ${token.ink2};
  font-size: ${token.text13};
`;

export const ExamItem = styled.li<Rows>`
  ${rows}
  padding: 1px ${token.space4};
  container-type: inline-size;
  pointer-events: auto;
`;

/** A quarter of an hour at which the exam can start. */
export const FreeSlot = styled.button<Rows>`
  ${rows}
  margin: 1px ${token.space4};
  border: 1px dashed ${token.brand};
  border-radius: 3px;
  background: ${token.brandWash};
  cursor: pointer;

  &:hover {
    background: ${token.brandTint};
  }
`;

/** Where the exam would be. */
export const Ghost = styled.div<Rows & { $isFree: boolean }>`
  ${rows}
  z-index: 2;
  margin: 1px ${token.space4};
  padding-inline: ${token.space8};
  overflow: hidden;
  border: 2px dashed ${({ $isFree }) => ($isFree ? token.brand : token.danger)};
  border-radius: ${token.radiusControl};
  background: ${({ $isFree }) => ($isFree ? token.brandWash : token.dangerTint)};
  color: ${({ $isFree }) => ($isFree ? token.brandHover : token.danger)};
  font-size: ${token.text13};
  font-weight: ${token.weightStrong};
  line-height: 15px;
  white-space: nowrap;
  pointer-events: none;
`;

export const NowMark = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: 1;
  border-top: 2px solid ${token.danger};
  pointer-events: none;
`;

export const NowLabel = styled.span`
  position: absolute;
  inset-inline-end: ${token.space4};
  z-index: 1;
  padding: 1px 6px;
  border-radius: ${token.radiusControl};
  background: ${token.danger};
  color: ${token.surface};
  font-size: ${token.text13};
  font-weight: ${token.weightStrong};
  line-height: 1rem;
  transform: translateY(-50%);
  ${tabularFigures}
`;

/** The buttons that choose the days, beside each other as one control. */
export const ButtonRow = styled.div`
  display: flex;

  > * {
    border-radius: 0;
  }

  > :not(:first-child) {
    margin-inline-start: -1px;
  }

  > :first-child {
    border-start-start-radius: ${token.radiusControl};
    border-end-start-radius: ${token.radiusControl};
  }

  > :last-child {
    border-start-end-radius: ${token.radiusControl};
    border-end-end-radius: ${token.radiusControl};
  }

  [aria-pressed='true'] {
    background: ${token.brandTint};
    color: ${token.brandHover};
  }
`;
