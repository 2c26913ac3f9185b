import { useLiveScan } from '@scanharbor/shared-contracts/api/ic-portal';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { useEffect, useRef, useState } from 'react';
import { onUpdate } from '../../../components/updates';
import { scanChanges } from './scan-changes';

/**
 * What others have done with the request since the person last saw it; the person's own acts are no news.
 * Asks for it quietly while the page is in sight.
 */
export function useForeignChanges(scan: SingleScan) {
  useLiveScan(scan.requestId);
  const [known, setKnown] = useState(scan);
  const acted = useRef(false);
  useEffect(() => onUpdate(() => (acted.current = true)), []);
  const changes = known === scan ? [] : scanChanges(known, scan);
  if (known !== scan && (changes.length === 0 || acted.current)) {
    acted.current = false;
    setKnown(scan);
  }
  return { changes, understood: () => setKnown(scan) };
}
