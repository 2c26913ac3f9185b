import { formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatAppointmentDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { PrintSheet } from '../../components/print/print-sheet';
import { texts } from '../../texts';
import { type AgendaColumn } from './agenda-columns';

const agendaTexts = texts.agenda;
const Sheet = styled.div`
  table {
    width: 100%;
    margin-bottom: ${token.space16};
    border-collapse: collapse;
    break-inside: avoid;
  }

  caption {
    padding-block: ${token.space8};
    font-weight: ${token.weightStrong};
    text-align: start;
  }

  th,
  td {
    padding: ${token.space4} ${token.space8};
    border: 1px solid ${token.divider};
    text-align: start;
  }
`;

interface DaySheetProps {
  location: string;
  columns: readonly AgendaColumn[];
}

/** The days on the screen for paper: a table for each machine that has exams. */
export function DaySheet({ location, columns }: DaySheetProps) {
  const dates = [...new Set(columns.map(({ day }) => formatAppointmentDate(day.date)))];
  const busy = columns.filter(({ appointments }) => appointments.length > 0);
  return (
    <PrintSheet>
      <Sheet>
        <h1>{location}</h1>
        {busy.length === 0 && (
          <p>
            {dates.join('; ')}: {agendaTexts.noExams}
          </p>
        )}
        {busy.map(({ key, day, machine, appointments }) => (
          <table key={key}>
            <caption>
              {formatAppointmentDate(day.date)}, {machine?.name ?? agendaTexts.noMachine}
            </caption>
            <thead>
              <tr>
                {Object.values(agendaTexts.sheet).map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {appointments.map(({ requestId, start, minutes, patient, scan, attendance }) => (
                <tr key={requestId}>
                  <td>{formatClockTime(start)}</td>
                  <td>{agendaTexts.minutes(minutes)}</td>
                  <td>{patient}</td>
                  <td>{scan}</td>
                  <td>#{requestId}</td>
                  <td>{agendaTexts.states[attendance]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </Sheet>
    </PrintSheet>
  );
}
