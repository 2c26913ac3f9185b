import { examLengths } from '@scanharbor/shared-contracts/domain/center-schedule';
import { formatWeekdayDate, weekdayNames } from '@scanharbor/shared-contracts/domain/date-formats';
import { listFederalHolidays } from '@scanharbor/shared-contracts/domain/federal-holidays';
import { type Modality } from '@scanharbor/shared-contracts/domain/practice-location';
import { Button } from '@scanharbor/shared-ui/button';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { CheckboxGroup } from '@scanharbor/shared-ui/checkbox-group';
import { Disclosure } from '@scanharbor/shared-ui/disclosure';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { SelectField } from '@scanharbor/shared-ui/select-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { useFormikContext } from 'formik';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { moveFocusAfter } from '../../../components/move-focus-after';
import { texts } from '../../../texts';
import { addHolidays, newClosure, newMachine, type ScheduleValues } from './schedule-values';

const scheduleTexts = texts.schedule;

const Group = styled.section`
  display: grid;
  gap: ${token.space12};
`;

/** Fields of one row: below each other on a phone. */
const Row = styled.div<{ $columns: string }>`
  display: grid;
  gap: ${token.space8} ${token.space16};
  align-items: start;
  padding-bottom: ${token.space12};
  border-bottom: 1px solid ${token.divider};

  ${media.from(568)} {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`;

const RowName = styled.p`
  padding-top: ${token.space4};
  font-weight: ${token.weightMedium};
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space16};
`;

interface FieldsProps {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

function Fields({ id, title, hint, children }: FieldsProps) {
  return (
    <Group aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {title}
      </Heading>
      {hint && <Text $color="ink2">{hint}</Text>}
      {children}
    </Group>
  );
}

const nameFor = (what: string, of: string) => (
  <>
    {what}
    <VisuallyHidden> for {of}</VisuallyHidden>
  </>
);

/** Opening hours of each weekday. */
export function HoursFields() {
  const { values } = useFormikContext<ScheduleValues>();
  return (
    <Fields id="hours-title" title={scheduleTexts.hours} hint={scheduleTexts.hoursHint}>
      {values.hours.map(({ isOpen }, weekday) => {
        const name = weekdayNames[weekday] ?? '';
        return (
          <Row key={name} $columns="9rem minmax(0, 1fr)">
            <CheckboxField name={`hours.${weekday}.isOpen`} label={name} />
            {isOpen ? (
              <Times>
                <TextField type="time" name={`hours.${weekday}.open`} label={nameFor(scheduleTexts.opens, name)} />
                <TextField type="time" name={`hours.${weekday}.close`} label={nameFor(scheduleTexts.closes, name)} />
              </Times>
            ) : (
              <Text $color="ink2">{scheduleTexts.closed}</Text>
            )}
          </Row>
        );
      })}
    </Fields>
  );
}

/** Days without exams, with the US federal holidays of the next twelve months as suggestions. `today`: 'YYYY-MM-DD' at the location. */
export function ClosureFields({ today }: { today: string }) {
  const { values, setFieldValue } = useFormikContext<ScheduleValues>();
  const { closures } = values;
  const holidays = listFederalHolidays(today).filter(({ date }) => !closures.some(({ from, to }) => from <= date && date <= to));
  const set = (rows: ScheduleValues['closures']) => void setFieldValue('closures', rows, false);
  return (
    <Fields id="closures-title" title={scheduleTexts.closures} hint={scheduleTexts.closuresHint}>
      {closures.map((_closure, index) => {
        const name = scheduleTexts.closure(index + 1);
        return (
          <Row key={index} $columns="minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr) auto">
            <TextField type="date" name={`closures.${index}.from`} label={nameFor(scheduleTexts.firstDay, name)} />
            <TextField type="date" name={`closures.${index}.to`} label={nameFor(scheduleTexts.lastDay, name)} />
            <TextField name={`closures.${index}.reason`} label={nameFor(scheduleTexts.reason, name)} optional autoComplete="off" />
            <Button
              aria-label={scheduleTexts.removeOf(name)}
              onClick={moveFocusAfter(() => set(closures.filter((_row, at) => at !== index)))}
            >
              {scheduleTexts.remove}
            </Button>
          </Row>
        );
      })}
      <div>
        <Button onClick={() => set([...closures, newClosure])}>{scheduleTexts.addClosure}</Button>
      </div>
      {holidays.length > 0 && (
        <Disclosure title={scheduleTexts.holidays} level={4}>
          <Cluster $gap="space8">
            {holidays.map((holiday) => (
              <Button key={holiday.date} onClick={moveFocusAfter(() => set(addHolidays(closures, [holiday])))}>
                {scheduleTexts.holiday(formatWeekdayDate(holiday.date), holiday.date.slice(0, 4), holiday.name)}
              </Button>
            ))}
            <Button onClick={moveFocusAfter(() => set(addHolidays(closures, holidays)))}>
              {scheduleTexts.allHolidays(holidays.length)}
            </Button>
          </Cluster>
        </Disclosure>
      )}
    </Fields>
  );
}

interface MachineFieldsProps {
  modalities: readonly Modality[];
  /** Machines that someone else removed meanwhile. */
  removed: ScheduleValues['machines'];
}

/** Machines with the modalities that each can scan. One that was removed meanwhile can be removed here, too, or added as a new one. */
export function MachineFields({ modalities, removed }: MachineFieldsProps) {
  const { values, setFieldValue } = useFormikContext<ScheduleValues>();
  const { machines } = values;
  const set = (rows: ScheduleValues['machines']) => void setFieldValue('machines', rows, false);
  const options = modalities.map(({ scanTypeId, name }) => ({ value: String(scanTypeId), label: name }));
  return (
    <Fields id="machines-title" title={scheduleTexts.machines} hint={scheduleTexts.machinesHint}>
      {machines.map(({ id, name }, index) => {
        const label = name.trim() || scheduleTexts.machine(index + 1);
        const isRemoved = removed.some((machine) => machine.id === id);
        const addAgain = () => set(machines.map(({ id: own, ...machine }, at) => (at === index ? machine : { id: own, ...machine })));
        return (
          <Row key={id ?? `new-${index}`} $columns="minmax(0, 12rem) minmax(0, 1fr) auto">
            <TextField
              name={`machines.${index}.name`}
              label={nameFor(scheduleTexts.machineName, scheduleTexts.machine(index + 1))}
              hint={isRemoved ? scheduleTexts.machineRemoved : undefined}
              disabled={isRemoved}
              autoComplete="off"
            />
            <Stack $gap="space8">
              <CheckboxGroup inline name={`machines.${index}.scanTypeIds`} label={nameFor(scheduleTexts.scans, label)} options={options} />
              <CheckboxField name={`machines.${index}.isOpen`} label={nameFor(scheduleTexts.open, label)} />
            </Stack>
            <Stack $gap="space8">
              {isRemoved && (
                <Button aria-label={scheduleTexts.addAgainOf(label)} onClick={moveFocusAfter(addAgain)}>
                  {scheduleTexts.addAgain}
                </Button>
              )}
              <Button
                aria-label={scheduleTexts.removeOf(label)}
                onClick={moveFocusAfter(() => set(machines.filter((_row, at) => at !== index)))}
              >
                {scheduleTexts.remove}
              </Button>
            </Stack>
          </Row>
        );
      })}
      <div>
        <Button onClick={() => set([...machines, newMachine])}>{scheduleTexts.addMachine}</Button>
      </div>
    </Fields>
  );
}

const lengths = examLengths.map((minutes) => ({ value: String(minutes), label: scheduleTexts.length(minutes) }));

/** How long an exam of each modality takes. */
export function MinuteFields({ modalities }: { modalities: readonly Modality[] }) {
  const { values } = useFormikContext<ScheduleValues>();
  return (
    <Fields id="minutes-title" title={scheduleTexts.minutes} hint={scheduleTexts.minutesHint}>
      {values.minutes.map(({ scanTypeId }, index) => {
        const name = modalities.find((modality) => modality.scanTypeId === scanTypeId)?.name ?? '';
        return (
          <Row key={scanTypeId} $columns="9rem minmax(0, 1fr)">
            <RowName>{name}</RowName>
            <Times>
              <SelectField
                name={`minutes.${index}.minutes`}
                label={nameFor(scheduleTexts.plain, name)}
                emptyLabel={null}
                options={lengths}
              />
              <SelectField
                name={`minutes.${index}.contrastMinutes`}
                label={nameFor(scheduleTexts.contrast, name)}
                emptyLabel={null}
                options={lengths}
              />
            </Times>
          </Row>
        );
      })}
    </Fields>
  );
}
