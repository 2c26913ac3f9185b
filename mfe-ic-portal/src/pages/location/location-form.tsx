import { messageShown, paths, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useStatesQuery, useUpdateLocationMutation } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { Card } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChangedMeanwhile } from '../../components/changed-meanwhile/changed-meanwhile';
import { LocationFields } from '../../components/location-form/location-fields';
import { detailsOf, locationSchema, type LocationValues, valuesOf } from '../../components/location-form/location-values';
import { KeepTyped } from '../../components/typed/keep-typed';
import { useTyped } from '../../components/typed/use-typed';
import { useSendingInWords } from '../../components/use-sending-in-words';
import { messageDelays, texts } from '../../texts';
import { locationLines } from './location-lines';

const words = texts.location;

/**
 * Changes a location, says so and returns to the list (IC-151, IC-153). `location` is the one that is stored: what others change
 * shows in the fields that were left alone, and is told.
 */
export function LocationForm({ location }: { location: ManagedLocation }) {
  const { provider } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data: states, isError, refetch } = useStatesQuery();
  const [update, { isSuccess: isSaved }] = useUpdateLocationMutation();
  const { failure, send } = useSendingInWords(words.saveFailed);
  const typed = useTyped(`location-${location.id}`, location);
  const stored = useMemo(() => valuesOf(location), [location]);

  const save = async (values: LocationValues) => {
    await update({
      ...detailsOf(values),
      id: location.id,
      isActive: values.isActive,
      practiceId: provider?.practice.id ?? 0,
      modalities: location.modalities.map(({ scanTypeId }) => scanTypeId),
      // Modalities are of the card beside, which shows them as they are.
      was: { ...(typed.seen ?? location), modalities: location.modalities },
    }).unwrap();
    typed.drop();
    dispatch(messageShown({ status: true, message: words.updated, delay: messageDelays.listAction }));
    await navigate(paths.locations());
  };

  if (isError && !states) return <LoadError title={texts.locations.statesFailed} onRetry={() => void refetch()} />;
  if (!states) return <Skeleton lines={8} />;
  return (
    <Card>
      <AppForm
        followStored
        initialValues={stored}
        validationSchema={locationSchema}
        onSubmit={(values, { setErrors }) => send(() => typed.knowing(() => save(values)), setErrors)}
        idPrefix="location"
        label={words.title}
      >
        <KeepTyped typed={typed} stored={stored} />
        <LocationFields states={states} timeZone={location.timeZone} />
        <CheckboxField name="isActive" label={words.active} hint={words.activeHint} />
        {!isSaved && (
          <ChangedMeanwhile seen={locationLines(typed.seen ?? location)} stored={locationLines(location)} onUnderstood={typed.understood} />
        )}
        <FormFailure>{failure}</FormFailure>
        <div>
          <SubmitButton>{words.save}</SubmitButton>
        </div>
      </AppForm>
    </Card>
  );
}
