import { Button } from '../button/index';
import { type Gallery } from '../gallery/gallery';
import { TextInput } from '../field/index';
import { Heading, Text } from '../theme/index';
import { Card, Cluster, Divider, FieldRow, FormColumn, FormColumns, FormWithAside, Page, Stack, SummaryList, WithAside } from './index';

/** Each summary of the page has a name of its own, as landmarks need. */
const summary = (name: string) => (
  <Card aria-label={name}>
    <Stack>
      <Heading level={3}>Your request</Heading>
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

const column = (
  <FormColumn>
    <FieldRow>
      <TextInput aria-label="First name" defaultValue="Lena" />
      <TextInput aria-label="Last name" defaultValue="Ortiz" />
    </FieldRow>
    <TextInput aria-label="Email" defaultValue="lena@example.test" />
  </FormColumn>
);

export const gallery: Gallery = {
  title: 'Layout',
  group: 'Layout and type',
  examples: [
    { name: 'Card with a summary list', element: summary('Your request') },
    {
      name: 'Tinted card',
      element: (
        <Card $tone="tint" aria-label="How it works">
          <Heading level={3}>How ScanHarbor works</Heading>
          <Text $size="note">Your deposit is not charged before that.</Text>
        </Card>
      ),
    },
    {
      name: 'Stack and cluster',
      element: (
        <Stack $gap="space24">
          <Text>Children of a stack are below each other.</Text>
          <Cluster $justify="space-between">
            <Text>Children of a cluster are beside each other.</Text>
            <Button>Edit</Button>
          </Cluster>
        </Stack>
      ),
    },
    { name: 'Form column with a row of fields', element: column },
    {
      name: 'Form columns',
      element: (
        <FormColumns>
          {column}
          <FormColumn>
            <TextInput aria-label="Phone" defaultValue="(212) 555-1010" />
          </FormColumn>
        </FormColumns>
      ),
    },
    {
      name: 'Form with its summary',
      element: (
        <FormWithAside>
          {column}
          {summary('Your request, beside a form')}
        </FormWithAside>
      ),
    },
    {
      name: 'Page with an aside',
      element: (
        <Page>
          <WithAside>
            <Text>The content of the page.</Text>
            {summary('Your request, beside a page')}
          </WithAside>
        </Page>
      ),
    },
  ],
};
