import { type Gallery } from '../gallery/gallery';
import { Heading, Text } from '../theme/index';
import { Card, Cluster, Divider, Stack, SummaryList } from './index';

const card = (label: string) => (
  <Card aria-label={label}>
    <Stack>
      <Heading level={4}>Your request</Heading>
      <SummaryList
        rows={[
          { label: 'Scan', value: 'MRI, brain' },
          { label: 'Near', value: '10018, 20 miles' },
          { label: 'Hold now', value: '$25.00' },
        ]}
      />
      <Divider />
      <Text $size="note">
        Typical market rate <s>$850</s>
      </Text>
    </Stack>
  </Card>
);

export const gallery: Gallery = {
  title: 'Layout and type',
  states: [
    { name: 'card', element: card('Your request') },
    {
      name: 'tinted card',
      element: (
        <Card $tone="tint" aria-label="How it works">
          <Heading level={4}>How ScanHarbor works</Heading>
          <Text $size="note">Your deposit is not charged before that.</Text>
        </Card>
      ),
    },
    { name: 'staff', element: <div data-density="staff">{card('Your request, staff')}</div> },
    {
      name: 'type',
      element: (
        <Stack $gap="space8">
          <Heading level={3} size="display">
            Your scan, at a center near you
          </Heading>
          <Heading level={3} size="title">
            What scan do you need?
          </Heading>
          <Heading level={3} size="section">
            Typical prices
          </Heading>
          <Text $size="lead" $color="ink2">
            Book over 200 kinds of imaging tests.
          </Text>
          <Text>Tell us the scan, place and times.</Text>
          <Cluster>
            <Text $size="note" $color="ink2">
              Saved on this device.
            </Text>
            <Text $size="small" $color="ink3" $tabular>
              #104882
            </Text>
          </Cluster>
        </Stack>
      ),
    },
  ],
};
