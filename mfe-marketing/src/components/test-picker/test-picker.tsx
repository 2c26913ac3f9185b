import { useScanServicesQuery, useScanTypesQuery } from '@scanharbor/shared-contracts/api/scans';
import { type CatalogueScan } from '@scanharbor/shared-contracts/domain/scan-catalogue';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { useState } from 'react';
import { finderTexts as texts } from '../../content/finder';
import { finderIntro } from '../../content/finder-intro';
import { scanRates } from '../../content/rates';
import { ChoiceGrid, ChoicesAwaited } from './choice-grid';
import { choicesOf, finalScan, type Level, pick, type Picked, popularFirst } from './picker-levels';
import { TypeIcon } from './type-icon';

const asChoices = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

interface TestPickerProps {
  onFinal: (scan: CatalogueScan) => void;
  /** Whether it comes in place of a button that was pressed. */
  takesFocus: boolean;
}

/** Type, body part, option, extra: as many levels as the scan has (MK-080 to MK-089). Tells the scan once it is final. */
export function TestPicker({ onFinal, takesFocus }: TestPickerProps) {
  const types = useScanTypesQuery();
  const services = useScanServicesQuery();
  const [picked, setPicked] = useState<Picked>({});
  const again = () => void Promise.all([types.refetch(), services.refetch()]);
  if (types.isError || services.isError) return <LoadError level={3} title={finderIntro.loadFailed} onRetry={again} />;
  if (!types.data || !services.data) return <ChoicesAwaited title={texts.type} count={scanRates.length} />;

  const scans = services.data;
  const { sites, options, extras } = choicesOf(scans, picked);
  const choose = (level: Level) => (value: string | number) => {
    const next = pick(picked, level, value);
    setPicked(next);
    const final = finalScan(scans, next);
    if (final) onFinal(final);
  };
  const typeChoices = popularFirst(types.data).map(({ id, value }) => ({
    value: id,
    label: value,
    icon: <TypeIcon name={value} />,
  }));
  return (
    <Stack $gap="space24">
      <ChoiceGrid title={texts.type} choices={typeChoices} picked={picked.typeId} onPick={choose('typeId')} takesFocus={takesFocus} />
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
