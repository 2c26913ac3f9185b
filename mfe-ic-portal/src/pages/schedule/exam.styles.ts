import { type Attendance } from '@scanharbor/shared-contracts/domain/attendance';
import { token } from '@scanharbor/shared-ui/theme';
import { visuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { css, styled } from 'styled-components';

const tones: Record<Attendance, { edge: string; ground: string }> = {
  expected: { edge: token.brand, ground: token.brandTint },
  arrived: { edge: token.warning, ground: token.warningTint },
  completed: { edge: token.ok, ground: token.okTint },
  'no-show': { edge: token.danger, ground: token.dangerTint },
};

/** An exam in as many lines as its length has room for. */
export const ExamButton = styled.button<{ $attendance: Attendance; $isShort: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  grid-auto-rows: 15px;
  column-gap: ${token.space8};
  width: 100%;
  height: 100%;
  padding: 0 ${token.space4} 0 6px;
  overflow: hidden;
  border: 1px solid ${({ $attendance }) => tones[$attendance].edge};
  border-inline-start-width: 4px;
  border-radius: ${token.radiusControl};
  background: ${({ $attendance }) => tones[$attendance].ground};
  color: ${token.ink};
  font-size: ${token.text13};
  line-height: 15px;
  text-align: start;
  cursor: pointer;

  strong,
  .detail {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  strong {
    font-weight: ${token.weightStrong};
  }

  .detail {
    grid-column: 1 / -1;
    grid-row: 2;
    color: ${token.ink2};
  }

  .state {
    display: inline-flex;
    gap: ${token.space4};
    align-items: center;
    color: ${({ $attendance }) => tones[$attendance].edge};
    font-weight: ${token.weightStrong};
  }

  /* In a narrow column the state has its own line. Where there is only one, it has the name and the icon of the state. */
  @container (max-width: 179px) {
    ${({ $isShort }) =>
      $isShort
        ? css`
            .word {
              ${visuallyHidden}
            }
          `
        : css`
            grid-template-columns: minmax(0, 1fr);

            .state {
              grid-row: 2;
            }

            .detail {
              grid-row: 3;
            }
          `}
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space4} ${token.space16};
  font-size: ${token.text13};

  li {
    display: inline-flex;
    gap: ${token.space4};
    align-items: center;
  }
`;

export const LegendState = styled.li<{ $attendance: Attendance }>`
  color: ${({ $attendance }) => tones[$attendance].edge};
  font-weight: ${token.weightStrong};
`;

export const ExamCards = styled.ol`
  display: grid;
  gap: ${token.space8};

  button {
    grid-auto-rows: 20px;
    padding: ${token.space8};
    font-size: ${token.text14};
    line-height: 20px;
  }
`;
