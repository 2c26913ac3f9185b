import { useScanTypesQuery } from '@scanharbor/shared-contracts/api/scan-types';
import { useScanServicesQuery } from '@scanharbor/shared-contracts/api/scans';
import { type CatalogScan } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { useState } from 'react';
import { finderTexts as texts } from '../../content/finder';
import { finderIntro } from '../../content/finder-intro';
import { scanRates } from '../../content/rates';
import { ChoiceGrid, ChoiceGridSkeleton } from './choice-grid';
import { listChoices, findPickedScan, type Level, toggleChoice, type PickerSelection, popularFirst } from './picker-levels';
import { TypeIcon } from './type-icon';

const asChoices = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

interface TestPickerProps {
  onFinal: (scan: CatalogScan) => void;
  /** True when the picker replaces a clicked button. */
  takesFocus: boolean;
}

/** Shows type, body part, option and extra, as far as the scan has them (MK-080 to MK-089). Passes the final scan to `onFinal`. */
export function TestPicker({ onFinal, takesFocus }: TestPickerProps) {
  const types = useScanTypesQuery();
  const services = useScanServicesQuery();
  const [picked, setPicked] = useState<PickerSelection>({});
  const retry = () => void Promise.all([types.refetch(), services.refetch()]);
  if (types.isError || services.isError) return <LoadError level={3} title={finderIntro.loadFailed} onRetry={retry} />;
  if (!types.data || !services.data) return <ChoiceGridSkeleton title={texts.type} count={scanRates.length} />;

  const scans = services.data;
  const { sites, options, extras } = listChoices(scans, picked);
  const choose = (level: Level) => (value: string | number) => {
    const next = toggleChoice(picked, level, value);
    setPicked(next);
    const final = findPickedScan(scans, next);
    if (final) onFinal(final);
  };
  const typeChoices = popularFirst(types.data).map(({ id, value }) => ({
    value: id,
    label: value,
    icon: <TypeIcon name={value} />,
  }));
  return (
    <Stack $gap="space24">
      <ChoiceGrid
        title={texts.type}
        choices={typeChoices}
        picked={picked.typeId}
        onPick={choose('typeId')}
        takesFocus={takesFocus}
        scrollsToTop={takesFocus}
      />
      {picked.typeId !== undefined && (
        <ChoiceGrid title={texts.site} choices={asChoices(sites)} picked={picked.site} onPick={choose('site')} />
      )}
      {options.length > 0 && (
        <ChoiceGrid title={texts.option} choices={asChoices(options)} picked={picked.option} onPick={choose('option')} />
      )}
      {extras.length > 0 && <ChoiceGrid title={texts.extra} choices={asChoices(extras)} picked={picked.extra} onPick={choose('extra')} />}
    </Stack>
  );
}
