import { paths } from '@scanharbor/shared-contracts';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { listTasks, type Task, useLacksScreening } from '../../components/booking-card/missing-tasks';
import { patientHomeTexts as texts } from './home.texts';

const Tasks = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space12};
    padding: ${token.space12} 0;
    border-top: 1px solid ${token.divider};
  }
`;

const Bar = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: ${token.brand};
`;

const getTarget = (task: Task, card: BookingCard) =>
  task === 'screening' ? paths.settings('medical') : paths.tests(card.status === 'booked' ? 'upcoming' : 'requests');

/** What a request still lacks, with the minutes that it takes. */
export function ToDo({ card }: { card: BookingCard }) {
  const lacksScreening = useLacksScreening(card);
  if (lacksScreening === undefined) return <Skeleton lines={4} />;
  const { all, missing } = listTasks(card, lacksScreening);
  const minutes = missing.reduce((sum, task) => sum + texts.tasks[task].minutes, 0);
  const done = all.length - missing.length;
  return (
    <Card aria-labelledby="to-do">
      <Stack $gap="space12">
        <Cluster $justify="space-between">
          <Heading level={2} size="card" id="to-do">
            {texts.toDo}
          </Heading>
          {missing.length > 0 && (
            <Text $size="note" $color="ink2">
              {texts.about(minutes)}
            </Text>
          )}
        </Cluster>
        <div>
          <Bar value={done} max={all.length} aria-label={texts.toDo} />
          <Text $size="note" $color="ink2">
            {texts.done(done, all.length)}
          </Text>
        </div>
        {missing.length === 0 ? (
          <Text $size="note" $color="ink2">
            {texts.allDone}
          </Text>
        ) : (
          <Tasks>
            {missing.map((task) => (
              <li key={task}>
                <div>
                  <Link to={getTarget(task, card)}>{texts.tasks[task].title}</Link>
                  <Text $size="note" $color="ink2">
                    {texts.tasks[task].text}
                  </Text>
                </div>
                <Text $size="note" $color="ink2">
                  {texts.minutes(texts.tasks[task].minutes)}
                </Text>
              </li>
            ))}
          </Tasks>
        )}
      </Stack>
    </Card>
  );
}
