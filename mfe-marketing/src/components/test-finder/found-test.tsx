import { paths } from '@scanharbor/shared-contracts';
import { type CatalogueScan } from '@scanharbor/shared-contracts/domain/scan-catalogue';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { displayName } from '@scanharbor/shared-contracts/domain/scan-service';
import { toZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { finderTexts as texts } from '../../content/finder';
import { leaveCenterTexts } from '../../content/leave-center';
import { useLeaveCenter } from '../use-leave-center';
import { useBooking } from './use-booking';

const Zip = styled(TextInput)`
  max-width: 9rem;
`;

interface FoundTestProps {
  scan: CatalogueScan;
  /** The market's average in dollars, when it is known. */
  average: number | undefined;
  onChange: () => void;
}

/** The chosen test with its self-pay rate, and the way to book it (MK-092 to MK-096). */
export function FoundTest({ scan, average, onChange }: FoundTestProps) {
  const [zip, setZip] = useState('');
  const { isPatient, sending, book } = useBooking(scan);
  const { staffEmail, question, goOn, mayBook, stay } = useLeaveCenter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const price = scan.minPrice + scan.fee;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPatient && !zip) return;
    if (mayBook()) void book(zip);
  };
  return (
    <Card as="form" noValidate onSubmit={submit}>
      <Stack>
        <Heading level={3} size="card" ref={heading} tabIndex={-1}>
          {displayName(scan.type, scan.bodyPart, scan.description, scan.option)}
        </Heading>
        <Text>{texts.book(dollars(price))}</Text>
        {average !== undefined && average > price && (
          <Text $size="note" $colour="ink2">
            {texts.market(dollars(Math.round(average)))}
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
        {question && <Text role="alert">{question}</Text>}
        <Cluster>
          <Button ref={goOn} type="submit" variant="primary" disabled={!isPatient && !zip} saving={sending} savingText={texts.booking}>
            {question ? texts.leaveCenter : texts.bookThis}
          </Button>
          {question ? (
            <Button key="stay" onClick={stay}>
              {leaveCenterTexts.stay}
            </Button>
          ) : (
            <Button key="change" onClick={onChange}>
              {texts.change}
            </Button>
          )}
        </Cluster>
        {!isPatient && !staffEmail && (
          <Text $colour="ink2">
            {texts.account} <Link to={paths.patientLogin({ next: paths.home() })}>{texts.signIn}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
