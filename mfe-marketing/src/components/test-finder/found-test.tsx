import { paths } from '@scanharbor/shared-contracts';
import { type CatalogScan } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { useScanCostQuery } from '@scanharbor/shared-contracts/api/scans';
import { formatPriceFrom, getTotal } from '@scanharbor/shared-contracts/domain/price-from';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { formatScanName } from '@scanharbor/shared-contracts/domain/scan-service';
import { isZip, toZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { finderTexts as texts } from '../../content/finder';
import { staffSignOutTexts } from '../../content/staff-sign-out';
import { useConfirmStaffSignOut } from '../use-confirm-staff-sign-out';
import { usePriceZip } from '../use-type-price';
import { useBookScan } from './use-book-scan';

const Zip = styled(TextInput)`
  max-width: 9rem;
`;

interface FoundTestProps {
  scan: CatalogScan;
  /** Market average in dollars, when it is available. */
  average: number | undefined;
  onChange: () => void;
}

/** Shows the chosen test with its self-pay rate and the booking form (MK-092 to MK-096). */
export function FoundTest({ scan, average, onChange }: FoundTestProps) {
  const [zip, setZip] = useState('');
  const { isPatient, sending, book, compare } = useBookScan(scan);
  const { staffEmail, question, bookButtonRef, mayBook, stay } = useConfirmStaffSignOut();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const profileZip = usePriceZip();
  const place = isPatient ? profileZip : zip;
  const isPlace = place !== undefined && isZip(place);
  const { currentData: cost } = useScanCostQuery(isPlace ? { zipCode: place, scanServiceId: scan.id } : skipToken);
  const near = cost?.source === 'locations' ? cost.rate : undefined;
  const price = near ?? getTotal({ price: scan.minPrice, fee: scan.fee });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPatient && !zip) return;
    if (mayBook()) void book(zip);
  };
  return (
    <Card as="form" noValidate onSubmit={submit}>
      <Stack>
        <Heading level={3} size="card" ref={heading} tabIndex={-1}>
          {formatScanName(scan.type, scan.bodyPart, scan.description, scan.option)}
        </Heading>
        <Text>{texts.book(formatDollars(price))}</Text>
        <Text as="div" role="status" $strong>
          {texts.place(formatPriceFrom(price, near === undefined ? undefined : place))} {!isPlace && texts.addZip}
          {isPlace && cost && near === undefined && texts.noCenter(place)}
        </Text>
        {average !== undefined && average > price && (
          <Text $size="note" $color="ink2">
            {texts.market(formatDollars(Math.round(average)))}
          </Text>
        )}
        {!isPatient && (
          <>
            <Text>{texts.start}</Text>
            <FieldFrame id="finder-zip" label={texts.zip}>
              <Zip
                id="finder-zip"
                inputMode="numeric"
                autoComplete="postal-code"
                value={zip}
                onChange={({ target }) => setZip(toZip(target.value))}
              />
            </FieldFrame>
          </>
        )}
        {isPlace && (
          <div>
            <Button variant="link" onClick={() => compare(place)}>
              {texts.compare}
            </Button>
          </div>
        )}
        {question && <Text role="alert">{question}</Text>}
        <Cluster>
          <Button
            ref={bookButtonRef}
            type="submit"
            variant="primary"
            disabled={!isPatient && !zip}
            saving={sending}
            savingText={texts.booking}
          >
            {question ? texts.leaveCenter : texts.bookThis}
          </Button>
          {question ? (
            <Button key="stay" onClick={stay}>
              {staffSignOutTexts.stay}
            </Button>
          ) : (
            <Button key="change" onClick={onChange}>
              {texts.change}
            </Button>
          )}
        </Cluster>
        {!isPatient && !staffEmail && (
          <Text $color="ink2">
            {texts.account} <Link to={paths.patientLogin({ next: paths.home() })}>{texts.signIn}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
