import { styled } from 'styled-components';
import { type Gallery } from '../gallery/gallery';
import { Text, token } from '../theme/index';
import { StickyBar } from './index';

const Box = styled.div`
  height: 160px;
  overflow-y: auto;
`;

const Bar = styled(StickyBar)`
  padding: ${token.space8} 0;
  border-bottom: 1px solid ${token.divider};
  background: ${token.surface};
`;

const lines = Array.from({ length: 12 }, (_, index) => `Line ${index + 1}`);

export const gallery: Gallery = {
  title: 'Sticky header',
  group: 'Navigation',
  examples: [
    {
      name: 'Over a box that scrolls',
      element: (
        <Box tabIndex={0} role="group" aria-label="Lines under a header that stays">
          <Bar>
            <Text $strong>Stays in sight</Text>
          </Bar>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Box>
      ),
    },
  ],
};
