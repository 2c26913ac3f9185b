import { useState } from 'react';
import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { formatCard, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { CardSection } from '../../components/request-flow/step-four/card-section';
import { patientProviderTexts as texts } from './patient-provider.texts';

/** The saved card, by brand and last four digits, and a button for another one (PR-311). */
export function SelfPayPage() {
  const { data: profile, isError, isFetching, refetch } = useProfileQuery();
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState<SavedCard>();
  if (isError) return <LoadError title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!profile) return <Skeleton lines={3} />;
  const { card } = profile;
  return (
    <Stack as="section" aria-labelledby="saved-card">
      <Heading level={2} id="saved-card">
        {texts.card}
      </Heading>
      <Card as="div">
        <Cluster $justify="space-between">
          <Text $strong={Boolean(card)}>{card ? formatCard(card) : texts.noCard}</Text>
          {!editing && <Button onClick={() => setEditing(true)}>{card ? texts.change : texts.add}</Button>}
        </Cluster>
      </Card>
      <Text $color="ink2">{texts.cardNote}</Text>
      {editing && <CardSection card={saved} deposit={0} onCard={setSaved} />}
    </Stack>
  );
}
