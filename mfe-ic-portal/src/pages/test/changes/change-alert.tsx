import { useLiveScan } from '@scanharbor/shared-contracts/api/ic-portal';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { token } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { onRequestsChanged } from '../../../components/request-events';
import { WarningAlert } from '../../../components/warning-alert';
import { describeScanChanges } from './scan-changes';

const Below = styled.div`
  &:not(:empty) {
    margin-bottom: ${token.space12};
  }
`;

/** Polls the request while the page is visible. Lists what other users changed since the last acknowledgment; own changes do not count. */
function useConcurrentChanges(scan: SingleScan) {
  useLiveScan(scan.requestId);
  const [acknowledged, setAcknowledged] = useState(scan);
  const isOwnChange = useRef(false);
  useEffect(() => onRequestsChanged(() => (isOwnChange.current = true)), []);
  const changes = acknowledged === scan ? [] : describeScanChanges(acknowledged, scan);
  if (acknowledged !== scan && (changes.length === 0 || isOwnChange.current)) {
    isOwnChange.current = false;
    setAcknowledged(scan);
  }
  return { changes, acknowledge: () => setAcknowledged(scan) };
}

interface ChangeAlertProps {
  scan: SingleScan;
  /** Why the request is no longer available: declined, withdrawn, or taken by another practice. */
  unavailable: string | undefined;
}

/** Reports what other users did with the open request; unsaved input stays. */
export function ChangeAlert({ scan, unavailable }: ChangeAlertProps) {
  const { changes, acknowledge } = useConcurrentChanges(scan);
  return (
    <Below>
      <WarningAlert lines={unavailable ? [unavailable] : changes} onAcknowledge={unavailable ? undefined : acknowledge} />
    </Below>
  );
}
