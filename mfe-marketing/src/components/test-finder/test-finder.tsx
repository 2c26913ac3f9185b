import { useLazyAverageCostQuery } from '@scanharbor/shared-contracts/api/scans';
import { type CatalogScan } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { Spinner } from '@scanharbor/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { finderTexts as texts } from '../../content/finder';
import { TestPicker } from '../test-picker/test-picker';
import { FoundTest } from './found-test';

/** Delay before the cost request, in ms (MK-091). */
const costDelayMs = 200;

type Finder =
  | { state: 'picking'; reopened?: boolean }
  | { state: 'finding'; scan: CatalogScan }
  | { state: 'found'; scan: CatalogScan; average: number | undefined };

/**
 * Shows the picker, then a spinner while the cost loads, then the test (MK-090). Without an average the test can still be booked.
 * `openedByClick` is true when it replaces the button that opened it.
 */
export function TestFinder({ openedByClick = false }: { openedByClick?: boolean }) {
  const [finder, setFinder] = useState<Finder>({ state: 'picking' });
  const [findAverage] = useLazyAverageCostQuery();
  const scan = finder.state === 'finding' ? finder.scan : undefined;
  useEffect(() => {
    if (!scan) return undefined;
    let current = true;
    const found = (average: number | undefined) => current && setFinder({ state: 'found', scan, average });
    const timer = setTimeout(
      () =>
        void findAverage(scan.cptCode, true)
          .unwrap()
          .then(found, () => found(undefined)),
      costDelayMs,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [scan, findAverage]);

  if (finder.state === 'picking') {
    const takesFocus = openedByClick || finder.reopened === true;
    return <TestPicker takesFocus={takesFocus} onFinal={(picked) => setFinder({ state: 'finding', scan: picked })} />;
  }
  if (finder.state === 'finding') return <Spinner label={texts.finding} />;
  return <FoundTest scan={finder.scan} average={finder.average} onChange={() => setFinder({ state: 'picking', reopened: true })} />;
}
