import { type ReactElement, useState } from 'react';
import { type Gallery } from '../../gallery/gallery';
import { AvailabilityMenu } from './availability-menu';
import { defaultAvailability } from '@scanharbor/shared-contracts/domain/availability';

const today = '2026-11-21';

function Example({ showErrors = false }: { showErrors?: boolean }): ReactElement {
  const [value, setValue] = useState(() => defaultAvailability(today));
  return <AvailabilityMenu value={value} onChange={setValue} today={today} showErrors={showErrors} />;
}

export const gallery: Gallery = {
  title: 'Availability menu',
  group: 'Clinic',
  examples: [
    { name: 'As it opens', element: <Example /> },
    { name: 'Sent without ticks', element: <Example showErrors /> },
  ],
};
