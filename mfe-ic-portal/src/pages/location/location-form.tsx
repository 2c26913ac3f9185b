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
import { EditConflictAlert, type FieldSummary } from '../../components/form-draft/edit-conflict-alert';
import { PersistFormDraft } from '../../components/form-draft/persist-form-draft';
import { useFormDraft } from '../../components/form-draft/use-form-draft';
import { LocationFields } from '../../components/location-form/location-fields';
import { locationSchema, type LocationValues, toFormValues, toLocationDetails } from '../../components/location-form/location-values';
import { useSubmitWithErrors } from '../../components/use-submit-with-errors';
import { messageDelays, texts } from '../../texts';

const locationTexts = texts.location;

/** Summarizes the form fields of a stored location. Modalities have their own card. */
const summarizeLocation = (location: ManagedLocation): FieldSummary[] => [
  { label: locationTexts.name, value: location.name },
  { label: locationTexts.phone, value: location.phone },
  { label: locationTexts.fax, value: location.fax },
  { label: locationTexts.address1, value: location.address1 },
  { label: locationTexts.address2, value: location.address2 },
  { label: locationTexts.city, value: location.city },
  { label: locationTexts.state, value: location.state },
  { label: locationTexts.zip, value: location.zipCode },
  { label: locationTexts.latitude, value: String(location.latitude) },
  { label: locationTexts.longitude, value: String(location.longitude) },
  { label: locationTexts.timeZone, value: location.timeZone },
  { label: locationTexts.npi, value: location.npi },
  { label: locationTexts.taxId, value: location.taxId },
  { label: texts.locations.status, value: location.isActive ? texts.locations.isActive : texts.locations.isInactive },
];

/**
 * Edits a location, confirms that and returns to the list (IC-151, IC-153). `location` is the stored version: concurrent changes
 * show in the fields that the user has not edited, and in an alert.
 */
export function LocationForm({ location }: { location: ManagedLocation }) {
  const { provider } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data: states, isError, refetch } = useStatesQuery();
  const [update, { isSuccess: isSaved }] = useUpdateLocationMutation();
  const { failure, send } = useSubmitWithErrors(locationTexts.saveFailed);
  const draft = useFormDraft(`location-${location.id}`, location);
  const stored = useMemo(() => toFormValues(location), [location]);

  const save = async (values: LocationValues) => {
    await update({
      ...toLocationDetails(values),
      id: location.id,
      isActive: values.isActive,
      practiceId: provider?.practice.id ?? 0,
      modalities: location.modalities.map(({ scanTypeId }) => scanTypeId),
      // Modalities belong to another card, which shows the current ones.
      was: { ...(draft.base ?? location), modalities: location.modalities },
    }).unwrap();
    draft.discard();
    dispatch(messageShown({ status: true, message: locationTexts.updated, delay: messageDelays.listAction }));
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
        onSubmit={(values, { setErrors }) => send(() => draft.submit(() => save(values)), setErrors)}
        idPrefix="location"
        label={locationTexts.title}
      >
        <PersistFormDraft draft={draft} stored={stored} />
        <LocationFields states={states} timeZone={location.timeZone} />
        <CheckboxField name="isActive" label={locationTexts.active} hint={locationTexts.activeHint} />
        {!isSaved && <EditConflictAlert what="location" id={location.id} draft={draft} stored={location} summarize={summarizeLocation} />}
        <FormFailure>{failure}</FormFailure>
        <div>
          <SubmitButton>{locationTexts.save}</SubmitButton>
        </div>
      </AppForm>
    </Card>
  );
}
