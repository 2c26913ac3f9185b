import {
  useAddModalityMutation,
  useModalitiesQuery,
  useRemoveModalityMutation,
} from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { useScanTypesQuery } from '@scanharbor/shared-contracts/api/scan-types';
import { type ManagedLocation } from '@scanharbor/shared-contracts/domain/practice-location';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { SectionCard } from '../../components/section-card/section-card';
import { OptionsError } from '../../components/options-error';
import { useSubmitWithErrors } from '../../components/use-submit-with-errors';
import { texts } from '../../texts';
import { ModalityTag, Tags } from './modality-tag';

const locationTexts = texts.location;

interface ModalitiesCardProps {
  location: ManagedLocation;
  editable: boolean;
}

/** Modalities as tags: not selected, pending until the platform approves, selected (IC-156 to IC-159). */
export function ModalitiesCard({ location: { id, modalities: listed }, editable }: ModalitiesCardProps) {
  const { currentData: modalities = listed } = useModalitiesQuery(id);
  const scanTypes = useScanTypesQuery();
  const [add] = useAddModalityMutation();
  const [remove] = useRemoveModalityMutation();
  const { failure, send } = useSubmitWithErrors(locationTexts.modalityFailed);
  const getState = (scanTypeId: number) => {
    const own = modalities.find((modality) => modality.scanTypeId === scanTypeId);
    if (!own) return 'notSelected';
    return own.approved ? 'selected' : 'pending';
  };
  const toggle = (scanTypeId: number) => {
    const change = getState(scanTypeId) === 'notSelected' ? add : remove;
    return send(() => change({ locationId: id, scanTypeId }).unwrap());
  };
  return (
    <SectionCard id="modalities-title" title={locationTexts.modalities} gap="space12">
      <Tags>
        {scanTypes.data?.map((type) => (
          <ModalityTag
            key={type.id}
            name={type.value}
            state={getState(type.id)}
            onToggle={editable ? () => void toggle(type.id) : undefined}
          />
        ))}
      </Tags>
      <OptionsError query={scanTypes} what={locationTexts.modalities} />
      <FormFailure>{failure}</FormFailure>
    </SectionCard>
  );
}
