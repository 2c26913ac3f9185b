import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type PracticeReport } from '@scanharbor/shared-contracts/domain/report';
import { Card } from '@scanharbor/shared-ui/layout';
import { texts } from '../../texts';
import { formatCount, formatHours, formatPercent } from '../../components/report/report-formats';
import { sum } from '../../components/report/report-table-data';
import { FigureList } from '../../components/report/report.styles';

const reportTexts = texts.reports;
const none = '–';

/** The numbers of the entire period. */
export function KeyFigures({ report: { requests, timeToBooking, attendance, revenue } }: { report: PracticeReport }) {
  const { medianHours, p90Hours } = timeToBooking.period;
  const [appointments, noShows] = [sum(attendance.map((row) => row.appointments)), sum(attendance.map((row) => row.noShows))];
  const figures = [
    { label: reportTexts.requests, value: formatCount(sum(requests.map((row) => row.requests))) },
    { label: reportTexts.medianTime, value: medianHours === null ? none : formatHours(medianHours) },
    { label: reportTexts.p90, value: p90Hours === null ? none : formatHours(p90Hours) },
    { label: reportTexts.appointments, value: formatCount(appointments) },
    { label: reportTexts.noShows, value: appointments === 0 ? none : formatPercent(noShows / appointments) },
    { label: reportTexts.revenue, value: formatDollars(sum(revenue.map(({ dollars }) => dollars))) },
  ];
  return (
    <Card aria-label={reportTexts.keyFigures}>
      <FigureList>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FigureList>
    </Card>
  );
}
