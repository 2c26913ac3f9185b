import { useLedgerQuery } from '@scanharbor/shared-contracts/api/billing';
import { type LocationBilling } from '@scanharbor/shared-contracts/domain/billing';
import { type LedgerLine, sumLedger } from '@scanharbor/shared-contracts/domain/ledger';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { Button } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFileExport } from '../../components/csv/use-file-export';
import { SectionCard } from '../../components/section-card/section-card';
import { texts } from '../../texts';
import { toLedgerCells } from './ledger-cells';

const billingTexts = texts.billing;

interface LinesProps {
  lines: readonly LedgerLine[];
  locations: readonly LocationBilling[];
}

/** The total, what was not made and why, and the export, which is recorded before the file is created. */
function Lines({ lines, locations }: LinesProps) {
  const { sending, exportFile } = useFileExport();
  const failed = lines.filter(({ state }) => state === 'failed' || state === 'unknown');
  const handleExport = () =>
    exportFile({
      list: billingTexts.ledger,
      fileName: 'deposits-and-refunds.csv',
      header: billingTexts.ledgerColumns,
      rows: lines.map((line) => toLedgerCells(line, locations)),
    });
  return (
    <>
      <Text>{billingTexts.ledgerText(formatDollars(sumLedger(lines) / 100))}</Text>
      {failed.length > 0 && (
        <div>
          <Text>{billingTexts.notMade}</Text>
          <ul>
            {failed.map(({ id, kind, cents, requestId, reason, state }) => (
              <li key={id}>
                {billingTexts.lineOf(kind, formatDollars(Math.abs(cents) / 100), requestId)}: {reason}{' '}
                {state === 'unknown' && billingTexts.notKnown}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button saving={sending} onClick={() => void handleExport()}>
          {billingTexts.exportLedger}
        </Button>
      </div>
    </>
  );
}

/** The deposits and refunds at the practice's locations. */
export function LedgerCard({ locations }: { locations: readonly LocationBilling[] }) {
  const { data: lines, isError, refetch } = useLedgerQuery();
  return (
    <SectionCard id="ledger" title={billingTexts.ledger}>
      {isError && !lines && <LoadError title={billingTexts.failed} onRetry={() => void refetch()} />}
      {!isError && !lines && <Skeleton lines={3} />}
      {lines?.length === 0 && <EmptyState level={3} title={billingTexts.noLines} text={billingTexts.noLinesText} />}
      {lines && lines.length > 0 && <Lines lines={lines} locations={locations} />}
    </SectionCard>
  );
}
