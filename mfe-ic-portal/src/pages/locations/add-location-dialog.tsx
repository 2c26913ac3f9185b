import { messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useAddLocationMutation, useStatesQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { useScanTypesQuery } from '@scanharbor/shared-contracts/api/scans';
import { CheckboxGroup } from '@scanharbor/shared-ui/checkbox-group';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useEffect, useRef } from 'react';
import { DialogActions } from '../../components/dialog-actions';
import { LocationFields } from '../../components/location-form/location-fields';
import { detailsOf, locationSchema, type LocationValues, valuesOf } from '../../components/location-form/location-values';
import { KeepTyped } from '../../components/typed/keep-typed';
import { useTyped } from '../../components/typed/use-typed';
import { OptionsFailed } from '../../components/options-failed';
import { useSendingInWords } from '../../components/use-sending-in-words';
import { messageDelays, texts } from '../../texts';

const words = texts.location;
const nothing = valuesOf();

/** Adds a location to the practice (IC-148 to IC-150); without the list of states it closes and says so. */
export function AddLocationDialog({ onClose }: { onClose: () => void }) {
  const { provider } = useSession();
  const dispatch = useAppDispatch();
  const { data: states, isError, isFetching } = useStatesQuery();
  const scanTypes = useScanTypesQuery();
  const [add] = useAddLocationMutation();
  const { failure, send } = useSendingInWords(words.saveFailed);
  const typed = useTyped('location-new');

  // A failure of the last time stands until the states are asked for anew, which opening does.
  const asked = useRef(false);
  useEffect(() => {
    if (isFetching) asked.current = true;
    if (!asked.current || isFetching || !isError || states) return;
    dispatch(messageShown({ id: 'states', status: false, message: texts.locations.statesFailed }));
    onClose();
  }, [isError, isFetching, states, dispatch, onClose]);

  const save = async (values: LocationValues) => {
    const practiceId = provider?.practice.id ?? 0;
    await add({ ...detailsOf(values), practiceId, modalities: values.modalities.map(Number) }).unwrap();
    typed.drop();
    dispatch(messageShown({ status: true, message: words.added, delay: messageDelays.listAction }));
    onClose();
  };

  const giveUp = typed.giveUp(onClose);

  return (
    <Dialog title={words.addTitle} onClose={giveUp}>
      {states ? (
        <AppForm
          initialValues={nothing}
          validationSchema={locationSchema}
          onSubmit={(values, { setErrors }) => send(() => save(values), setErrors)}
          idPrefix="location"
        >
          <KeepTyped typed={typed} stored={nothing} />
          <LocationFields states={states} />
          <CheckboxGroup
            name="modalities"
            label={words.modalities}
            optional
            options={scanTypes.data?.map(({ id, value }) => ({ value: String(id), label: value })) ?? []}
          />
          <OptionsFailed query={scanTypes} what={words.modalities} />
          <FormFailure>{failure}</FormFailure>
          <DialogActions act={words.add} keep={words.keep} onKeep={giveUp} />
        </AppForm>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
