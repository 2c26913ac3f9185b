import { messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useAddLocationMutation, useStatesQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { useScanTypesQuery } from '@scanharbor/shared-contracts/api/scan-types';
import { CheckboxGroup } from '@scanharbor/shared-ui/checkbox-group';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useEffect, useRef } from 'react';
import { DialogActions } from '../../components/dialog-actions';
import { LocationFields } from '../../components/location-form/location-fields';
import { toLocationDetails, locationSchema, toFormValues } from '../../components/location-form/location-values';
import { PersistFormDraft } from '../../components/form-draft/persist-form-draft';
import { useFormDraft } from '../../components/form-draft/use-form-draft';
import { CopyFromField } from './copy-from-field';
import { OptionsError } from '../../components/options-error';
import { useSubmitWithErrors } from '../../components/use-submit-with-errors';
import { messageDelays, texts } from '../../texts';

const locationTexts = texts.location;
const empty = { ...toFormValues(), copyFrom: '' };
type NewLocationValues = typeof empty;

/** Adds a location to the practice (IC-148 to IC-150); closes with a message when the list of states cannot be loaded. */
export function AddLocationDialog({ onClose }: { onClose: () => void }) {
  const { provider } = useSession();
  const dispatch = useAppDispatch();
  const { data: states, isError, isFetching } = useStatesQuery();
  const scanTypes = useScanTypesQuery();
  const [add] = useAddLocationMutation();
  const { failure, send } = useSubmitWithErrors(locationTexts.saveFailed);
  const draft = useFormDraft('location-new');

  // The query still reports its last failure until the reload, which opening the dialog starts, is under way.
  const reloaded = useRef(false);
  useEffect(() => {
    if (isFetching) reloaded.current = true;
    if (!reloaded.current || isFetching || !isError || states) return;
    dispatch(messageShown({ id: 'states', status: false, message: texts.locations.statesFailed }));
    onClose();
  }, [isError, isFetching, states, dispatch, onClose]);

  const save = async ({ copyFrom, ...values }: NewLocationValues) => {
    const practiceId = provider?.practice.id ?? 0;
    const details = { ...toLocationDetails(values), practiceId, modalities: values.modalities.map(Number) };
    await add({ ...details, copyFrom: copyFrom ? Number(copyFrom) : undefined }).unwrap();
    draft.discard();
    dispatch(messageShown({ status: true, message: locationTexts.added, delay: messageDelays.listAction }));
    onClose();
  };

  const close = draft.discardAnd(onClose);

  return (
    <Dialog title={locationTexts.addTitle} onClose={close}>
      {states ? (
        <AppForm
          initialValues={empty}
          validationSchema={locationSchema}
          onSubmit={(values, { setErrors }) => send(() => save(values), setErrors)}
          idPrefix="location"
        >
          <PersistFormDraft draft={draft} stored={empty} />
          <CopyFromField />
          <LocationFields states={states} />
          <CheckboxGroup
            name="modalities"
            label={locationTexts.modalities}
            optional
            options={scanTypes.data?.map(({ id, value }) => ({ value: String(id), label: value })) ?? []}
          />
          <OptionsError query={scanTypes} what={locationTexts.modalities} />
          <FormFailure>{failure}</FormFailure>
          <DialogActions action={locationTexts.add} cancel={locationTexts.keep} onCancel={close} />
        </AppForm>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
