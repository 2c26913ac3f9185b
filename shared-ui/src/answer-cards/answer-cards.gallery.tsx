import { type Gallery } from '../gallery/gallery';
import { Stack } from '../layout/index';
import { AnswerCards } from './index';

const groups = [
  {
    name: 'Scan',
    rows: [
      { label: 'Scan', value: 'MRI, brain, without contrast' },
      { label: 'Near', value: '10018, 20 miles' },
    ],
    changeLabel: 'Change: Scan',
    onChange: () => undefined,
  },
  { name: 'You', rows: [{ label: 'Name', value: 'Lena Ortiz' }], changeLabel: 'Change: You', onChange: () => undefined },
];

export const gallery: Gallery = {
  title: 'Answer cards',
  group: 'Forms',
  examples: [
    {
      name: 'Review',
      element: (
        <Stack>
          <AnswerCards groups={groups} changeText="Change" sending={false} />
        </Stack>
      ),
    },
    {
      name: 'Sending',
      element: (
        <Stack>
          <AnswerCards groups={groups.map((group) => ({ ...group, name: `${group.name}, sent` }))} changeText="Change" sending />
        </Stack>
      ),
    },
  ],
};
