import { type Gallery } from '../../gallery/gallery';
import { InsuranceFields } from './index';

const loaded = {
  data: [
    { id: 1, name: 'Aetna' },
    { id: 2, name: 'Cigna' },
  ],
  isError: false,
  isFetching: false,
  refetch: () => undefined,
};

export const gallery: Gallery = {
  title: 'Insurance fields',
  group: 'Clinic',
  examples: [
    { name: 'Loaded', form: { values: { insurerId: '1', memberId: '' } }, height: 320, element: <InsuranceFields insurers={loaded} /> },
    {
      name: 'Loading',
      form: { values: { insurerId: '', memberId: '' } },
      element: <InsuranceFields insurers={{ isError: false, isFetching: true, refetch: () => undefined }} />,
    },
    {
      name: 'Failed',
      form: { values: { insurerId: '', memberId: '' } },
      element: <InsuranceFields insurers={{ ...loaded, isError: true }} />,
    },
  ],
};
