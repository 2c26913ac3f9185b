import { type ReactElement, useState } from 'react';
import { AppForm } from '../form/index';
import { type Gallery } from '../gallery/gallery';
import { TextField } from '../text-field/index';
import { Text } from '../theme/index';
import { PersistValues } from './index';

function Example(): ReactElement {
  const [draft, setDraft] = useState({ name: '' });
  return (
    <AppForm label="Draft" idPrefix="gallery-draft" initialValues={{ name: '' }} onSubmit={() => undefined}>
      <PersistValues onChange={setDraft} />
      <TextField name="name" label="Name" />
      <Text>Saved: {draft.name || 'nothing yet'}</Text>
    </AppForm>
  );
}

export const gallery: Gallery = {
  title: 'Persist values',
  group: 'Forms',
  examples: [{ name: 'Draft', element: <Example /> }],
};
