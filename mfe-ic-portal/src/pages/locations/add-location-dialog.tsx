import { failureMessage, messageShown, toFieldErrors, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useAddLocationMutation, useStatesQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { useScanTypesQuery } from '@scanharbor/shared-contracts/api/scans';
import { CheckboxGroup } from '@scanharbor/shared-ui/checkbox-group';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { type FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import { DialogActions } from '../../components/dialog-actions';
import { LocationFields } from '../../components/location-form/location-fields';
import { detailsOf, locationSchema, type LocationValues, valuesOf } from '../../components/location-form/location-values';
import { texts } from '../../texts';

const words = texts.location;

/** Adds a location to the practice (IC-148 to IC-150); without the list of states it closes and says so. */
export function AddLocationDialog({ onClose }: { onClose: () => void }) {
  const { provider } = useSession();
  const dispatch = useAppDispatch();
  const { data: states, isError } = useStatesQuery();
  const { data: scanTypes = [] } = useScanTypesQuery();
  const [add] = useAddLocationMutation();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (!isError) return;
    dispatch(messageShown({ id: 'states', status: false, message: texts.locations.statesFailed }));
    onClose();
  }, [isError, dispatch, onClose]);

  const send = async (values: LocationValues, { setErrors }: FormikHelpers<LocationValues>) => {
    setFailure(undefined);
    try {
      const practiceId = provider?.practice.id ?? 0;
      await add({ ...detailsOf(values), practiceId, modalities: values.modalities.map(Number) }).unwrap();
      onClose();
    } catch (error) {
      setErrors(toFieldErrors(error));
      setFailure(failureMessage(error, words.saveFailed));
    }
  };

  return (
    <Dialog title={words.addTitle} onClose={onClose}>
      {states ? (
        <AppForm initialValues={valuesOf()} validationSchema={locationSchema} onSubmit={send} idPrefix="location">
          <LocationFields states={states} />
          <CheckboxGroup
            name="modalities"
            label={words.modalities}
            optional
            options={scanTypes.map(({ id, value }) => ({ value: String(id), label: value }))}
          />
          <FormFailure>{failure}</FormFailure>
          <DialogActions act={words.add} keep={words.keep} onKeep={onClose} />
        </AppForm>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
