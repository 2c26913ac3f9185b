import { useState } from 'react';
import { styled } from 'styled-components';
import { useRequestWindowsQuery } from '@scanharbor/shared-contracts/api/bookings';
import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { schedulingTexts as texts } from './scheduling.texts';
import { toPages, toWeeks } from './week-pages';

const List = styled.ol`
  display: grid;
  gap: ${token.space8};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token.space12};
  }
`;

interface Entry {
  id: string;
  day: string;
  times: string;
}

/** One page of the entries, with buttons to the others. */
function Pages({ pages, label }: { pages: Entry[][]; label: string }) {
  const [page, setPage] = useState(0);
  const shown = pages[page] ?? [];
  const precedingCount = pages.slice(0, page).flat().length;
  return (
    <Stack $gap="space12">
      <List aria-label={label}>
        {shown.map(({ id, day, times }) => (
          <li key={id}>
            <Text as="span">{day}</Text>
            <Text as="span" $tabular $color={times ? 'ink' : 'ink2'}>
              {times || texts.notOffered}
            </Text>
          </li>
        ))}
      </List>
      {pages.length > 1 && (
        <Cluster $justify="space-between">
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {texts.earlier}
          </Button>
          <Text role="status" $size="note" $color="ink2" $tabular>
            {texts.range(precedingCount + 1, precedingCount + shown.length, pages.flat().length)}
          </Text>
          <Button disabled={page === pages.length - 1} onClick={() => setPage(page + 1)}>
            {texts.later}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

interface SchedulingProps {
  requestId: number;
  /** A center requests other times (ICStage 1): the single times are shown first (PR-202). */
  centersWantTimes: boolean;
}

/** The times that a request offers, seven days or seven slots at a time (PR-200 to PR-202, D78). */
export function Scheduling({ requestId, centersWantTimes }: SchedulingProps) {
  const { data: windows, isError, isFetching, refetch } = useRequestWindowsQuery(requestId);
  const [step, setStep] = useState(centersWantTimes ? 1 : 0);
  const days = windows ? formatWindowsByDay(windows) : [];
  const weeks = toWeeks(days).map((week) => week.map(({ date, day, ranges }) => ({ id: date, day, times: ranges.join(' and ') })));
  const slots = days.flatMap(({ date, day, ranges }) => ranges.map((times) => ({ id: `${date} ${times}`, day, times })));
  return (
    <Card aria-labelledby="scheduling">
      <Stack>
        <Heading level={2} size="small" id="scheduling">
          {texts.title}
        </Heading>
        {centersWantTimes && <Text>{texts.requested}</Text>}
        {isError && <LoadError level={3} title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />}
        {!windows && !isError && <Skeleton lines={4} />}
        {windows?.length === 0 && <Text $color="ink2">{texts.none}</Text>}
        {windows && windows.length > 0 && (
          <>
            <Cluster $gap="space8" role="group" aria-label={texts.view}>
              {texts.steps.map((name, index) => (
                <Button
                  key={name}
                  variant={step === index ? 'primary' : 'secondary'}
                  aria-pressed={step === index}
                  onClick={() => setStep(index)}
                >
                  {name}
                </Button>
              ))}
            </Cluster>
            <Pages key={step} pages={step === 0 ? weeks : toPages(slots)} label={texts.steps[step] ?? texts.title} />
            <Text $size="note" $color="ink2">
              {texts.zone}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
