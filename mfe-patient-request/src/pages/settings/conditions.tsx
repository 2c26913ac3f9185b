import { useRef, useState } from 'react';
import {
  type Condition,
  useConditionsQuery,
  usePatientConditionsQuery,
  useRemoveConditionMutation,
  useSetConditionMutation,
} from '@scanharbor/shared-contracts/api/medical';
import { CheckboxInput } from '@scanharbor/shared-ui/checkbox-field';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { conditionTexts, settingsTexts } from './settings.texts';

const translate = (text: string) => conditionTexts[text] ?? text;

function Checklist({ conditions, selectedIds }: { conditions: readonly Condition[]; selectedIds: readonly number[] }) {
  const [set] = useSetConditionMutation();
  const [remove] = useRemoveConditionMutation();
  const [pending, setPending] = useState<{ id: number; on: boolean }>();
  const busy = useRef(false);

  const toggle = async (id: number, on: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setPending({ id, on });
    // A failure only restores the box, without a message (PR-249).
    await (on ? set({ conditionId: id }) : remove({ conditionId: id }));
    setPending(undefined);
    busy.current = false;
  };

  return conditions.map(({ id, value, details }) => (
    <CheckboxInput
      key={id}
      label={translate(value)}
      note={translate(details)}
      checked={pending?.id === id ? pending.on : selectedIds.includes(id)}
      onChange={(event) => void toggle(id, event.target.checked)}
    />
  ));
}

/** The patient's conditions, each saved when it is selected (PR-246 to PR-249). */
export function Conditions() {
  const all = useConditionsQuery();
  const ownConditions = usePatientConditionsQuery();
  const retry = () => void Promise.all([all.refetch(), ownConditions.refetch()]);
  return (
    <Stack as="section" aria-labelledby="settings-conditions">
      <Heading level={2} id="settings-conditions">
        {settingsTexts.conditions}
      </Heading>
      <Text $color="ink2">{settingsTexts.conditionsHint}</Text>
      {all.isError || ownConditions.isError ? (
        <LoadError level={3} title={settingsTexts.loadFailed} onRetry={retry} retrying={all.isFetching || ownConditions.isFetching} />
      ) : all.data && ownConditions.data ? (
        <Checklist conditions={all.data} selectedIds={ownConditions.data} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Stack>
  );
}
