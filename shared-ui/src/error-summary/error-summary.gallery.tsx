import { type Gallery } from '../gallery/gallery';
import { ErrorSummary } from './error-summary';

export const gallery: Gallery = {
  title: 'Error summary',
  states: [
    {
      name: 'two errors',
      element: (
        <ErrorSummary
          items={[
            { name: 'name', message: 'Enter your first name', id: 'fields-b-name' },
            { name: 'sex', message: 'Choose your sex at birth', id: 'fields-b-sex' },
          ]}
        />
      ),
    },
  ],
};
