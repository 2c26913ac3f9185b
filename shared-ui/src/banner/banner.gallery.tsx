import { type Gallery } from '../gallery/gallery';
import { Stack } from '../layout/index';
import { Banner } from './index';

const ignore = () => undefined;

export const gallery: Gallery = {
  title: 'Banner',
  group: 'Messages',
  examples: [
    {
      name: 'Success, failure, neutral',
      element: (
        <Stack>
          <Banner status delay={null} onDismiss={ignore}>
            Your answers are saved.
          </Banner>
          <Banner status={false} delay={null} onDismiss={ignore}>
            That time was just taken. Choose another one.
          </Banner>
          <Banner status={null} delay={86_400_000}>
            ScanHarbor is in public beta.
          </Banner>
        </Stack>
      ),
    },
  ],
};
