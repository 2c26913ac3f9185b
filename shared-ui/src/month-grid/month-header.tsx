import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement } from 'react';
import { IconButton } from '../button/index';
import { Heading } from '../theme/index';
import { type CivilMonth, shiftMonth } from './civil-date';
import { monthTitle } from './date-formats';
import { Header } from './month-grid.styles';
import { monthGridTexts as texts } from './month-grid.texts';

interface MonthHeaderProps {
  month: CivilMonth;
  titleId: string;
  level: 2 | 3 | 4;
  mayShow: (month: CivilMonth) => boolean;
  onMonthChange: (month: CivilMonth) => void;
}

/** The month's name, announced when it changes, between the buttons to the month before and after. */
export function MonthHeader({ month, titleId, level, mayShow, onMonthChange }: MonthHeaderProps): ReactElement {
  const pager = (by: -1 | 1): ReactElement => {
    const target = shiftMonth(month, by);
    const reachable = mayShow(target);
    return (
      <IconButton
        label={by < 0 ? texts.previousMonth(monthTitle(target)) : texts.nextMonth(monthTitle(target))}
        aria-disabled={!reachable}
        onClick={() => reachable && onMonthChange(target)}
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
          {monthTitle(month)}
        </Heading>
      </div>
      {pager(1)}
    </Header>
  );
}
