import { useLazyAverageCostQuery } from '@scanharbor/shared-contracts/api/scans';
import { type CatalogueScan } from '@scanharbor/shared-contracts/domain/scan-catalogue';
import { Spinner } from '@scanharbor/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { finderTexts as texts } from '../../content/finder';
import { TestPicker } from '../test-picker/test-picker';
import { FoundTest } from './found-test';

/** Before the cost is asked for (MK-091). */
const costDelayMs = 200;

type Finder =
  | { state: 'picking'; again?: boolean }
  | { state: 'finding'; scan: CatalogueScan }
  | { state: 'found'; scan: CatalogueScan; average: number | undefined };

/**
 * Picking, then finding the cost, then found (MK-090). An unknown average is no reason not to book.
 * `asked`: it comes in place of the button that asked for it.
 */
export function TestFinder({ asked = false }: { asked?: boolean }) {
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
    const takesFocus = asked || finder.again === true;
    return <TestPicker takesFocus={takesFocus} onFinal={(picked) => setFinder({ state: 'finding', scan: picked })} />;
  }
  if (finder.state === 'finding') return <Spinner label={texts.finding} />;
  return <FoundTest scan={finder.scan} average={finder.average} onChange={() => setFinder({ state: 'picking', again: true })} />;
}
