import { formatWeekdayDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';
import { type AgendaColumn } from './agenda-columns';
import { ExamCards } from './exam.styles';
import { Exam } from './exam-button';

const agendaTexts = texts.agenda;

interface AgendaListProps {
  columns: readonly AgendaColumn[];
  onOpen: (requestId: number) => void;
}

/** The days of one machine as a list, for a phone. */
export function AgendaList({ columns, onOpen }: AgendaListProps) {
  return (
    <Stack>
      {columns.map(({ key, day, appointments }) => (
        <Stack as="section" key={key} $gap="space8">
          <Heading level={2} size="small">
            {formatWeekdayDate(day.date)}
          </Heading>
          {!day.hours && <Text $color="ink2">{[agendaTexts.closed, day.closure].filter(Boolean).join(': ')}</Text>}
          {day.hours && appointments.length === 0 && <Text $color="ink2">{agendaTexts.noExams}</Text>}
          <ExamCards>
            {appointments.map((appointment) => (
              <li key={appointment.requestId}>
                <Exam appointment={appointment} onOpen={() => onOpen(appointment.requestId)} />
              </li>
            ))}
          </ExamCards>
        </Stack>
      ))}
    </Stack>
  );
}
