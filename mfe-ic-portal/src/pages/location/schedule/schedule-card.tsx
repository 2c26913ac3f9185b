import { messageShown, paths, useAppDispatch } from '@scanharbor/shared-contracts';
import { useScheduleQuery, useUpdateScheduleMutation } from '@scanharbor/shared-contracts/api/ic-portal/schedule';
import { type CenterSchedule } from '@scanharbor/shared-contracts/domain/center-schedule';
import { useCivilToday } from '@scanharbor/shared-contracts/browser/server-time';
import { type ManagedLocation, type Modality } from '@scanharbor/shared-contracts/domain/practice-location';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { Cluster, SummaryList } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { EditConflictAlert } from '../../../components/form-draft/edit-conflict-alert';
import { PersistFormDraft } from '../../../components/form-draft/persist-form-draft';
import { useFormDraft } from '../../../components/form-draft/use-form-draft';
import { SectionCard } from '../../../components/section-card/section-card';
import { useSubmitWithErrors } from '../../../components/use-submit-with-errors';
import { messageDelays, texts } from '../../../texts';
import { ClosureFields, HoursFields, MachineFields, MinuteFields } from './schedule-fields';
import {
  listRemovedMachines,
  scheduleSchema,
  type ScheduleValues,
  summarizeSchedule,
  toSchedule,
  toScheduleValues,
} from './schedule-values';

const scheduleTexts = texts.schedule;

/** Coming appointments that the schedule does not allow anymore, each with a link to move or cancel it. */
function Misfits({ requestIds }: { requestIds: readonly number[] }) {
  if (requestIds.length === 0) return null;
  return (
    <div role="status">
      <Text $strong>{scheduleTexts.misfits}</Text>
      <Cluster as="ul">
        {requestIds.map((id) => (
          <li key={id}>
            <Link to={paths.test(id, 'availability')}>#{id}</Link>
          </li>
        ))}
      </Cluster>
    </div>
  );
}

interface ScheduleFormProps {
  location: ManagedLocation;
  schedule: CenterSchedule;
  modalities: readonly Modality[];
}

function ScheduleForm({ location: { id, name, timeZone }, schedule, modalities }: ScheduleFormProps) {
  const [today] = useState(useCivilToday(timeZone));
  const dispatch = useAppDispatch();
  const [update, { isSuccess: isSaved }] = useUpdateScheduleMutation();
  const { failure, send } = useSubmitWithErrors(scheduleTexts.saveFailed);
  const draft = useFormDraft(`schedule-${id}`, schedule);
  const stored = useMemo(() => toScheduleValues(schedule), [schedule]);
  const summarize = useMemo(() => summarizeSchedule(modalities), [modalities]);
  const save = async (values: ScheduleValues) => {
    await update({ locationId: id, schedule: toSchedule(values, modalities), was: draft.base ?? schedule }).unwrap();
    draft.discard();
    dispatch(messageShown({ status: true, message: scheduleTexts.saved(name), delay: messageDelays.listAction }));
  };
  return (
    <AppForm
      followStored
      initialValues={stored}
      validationSchema={scheduleSchema}
      onSubmit={(values) => send(() => draft.submit(() => save(values)))}
      idPrefix="schedule"
      label={scheduleTexts.title}
    >
      {({ values }) => {
        const removed = listRemovedMachines(values, schedule);
        return (
          <>
            <PersistFormDraft draft={draft} stored={stored} />
            <HoursFields />
            <ClosureFields today={today} />
            <MachineFields modalities={modalities} removed={removed} />
            <MinuteFields modalities={modalities} />
            {!isSaved && <EditConflictAlert what="schedule" id={id} draft={draft} stored={schedule} summarize={summarize} />}
            <FormFailure>{removed.length > 0 ? scheduleTexts.removedFirst : failure}</FormFailure>
            <div>
              <SubmitButton disabled={removed.length > 0}>{scheduleTexts.save}</SubmitButton>
            </div>
          </>
        );
      }}
    </AppForm>
  );
}

/** When and on which machines a location takes exams: hours, closures, machines, minutes per exam. Standard providers read it. */
export function ScheduleCard({ location, editable }: { location: ManagedLocation; editable: boolean }) {
  const { currentData, isError, refetch } = useScheduleQuery(location.id);
  const misfits = currentData?.misfits ?? [];
  const stored = useMemo(() => {
    if (!currentData) return undefined;
    const { hours, closures, machines, minutes } = currentData;
    return { hours, closures, machines, minutes };
  }, [currentData]);
  return (
    <SectionCard id="schedule-title" title={scheduleTexts.title}>
      <Misfits requestIds={misfits} />
      {stored && editable && <ScheduleForm key={location.id} location={location} schedule={stored} modalities={location.modalities} />}
      {stored && !editable && <SummaryList rows={summarizeSchedule(location.modalities)(stored)} />}
      {!stored && isError && <LoadError title={scheduleTexts.failed} onRetry={() => void refetch()} level={3} plain />}
      {!stored && !isError && <Skeleton lines={8} />}
    </SectionCard>
  );
}
