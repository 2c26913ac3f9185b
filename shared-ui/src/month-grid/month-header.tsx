import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement } from 'react';
import { IconButton } from '../button/index';
import { Heading } from '../theme/index';
import { type CivilMonth, shiftMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { formatMonth } from '@scanharbor/shared-contracts/domain/date-formats';
import { Header } from './month-grid.styles';
import { monthGridTexts as texts } from './month-grid.texts';

interface MonthHeaderProps {
  month: CivilMonth;
  titleId: string;
  level: 2 | 3 | 4;
  mayShow: (month: CivilMonth) => boolean;
  onMonthChange: (month: CivilMonth) => void;
}

/** The month's name, announced on a change, between buttons to the previous and next month. */
export function MonthHeader({ month, titleId, level, mayShow, onMonthChange }: MonthHeaderProps): ReactElement {
  const pager = (by: -1 | 1): ReactElement => {
    const target = shiftMonth(month, by);
    const isAllowed = mayShow(target);
    return (
      <IconButton
        label={by < 0 ? texts.previousMonth(formatMonth(target)) : texts.nextMonth(formatMonth(target))}
        aria-disabled={!isAllowed}
        onClick={() => isAllowed && onMonthChange(target)}
      >
        {by < 0 ? <ChevronLeft size={20} /> : <ChevronRight size={20} />}
      </IconButton>
    );
  };
  return (
    <Header>
      {pager(-1)}
      <div aria-live="polite">
        <Heading level={level} size="small" id={titleId}>
          {formatMonth(month)}
        </Heading>
      </div>
      {pager(1)}
    </Header>
  );
}
