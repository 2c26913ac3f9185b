import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { type Gallery } from '../gallery/gallery';
import { Cluster, Stack } from '../layout/index';
import { colors } from './colors';
import { Figures, GlobalStyle, Heading, Text, token } from './index';
import { type ColorName } from './tokens';

const Swatch = styled.div<{ $color: ColorName }>`
  width: 148px;
  font-size: ${token.text13};
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    display: block;
    height: 40px;
    border: 1px solid ${token.divider};
    border-radius: ${token.radiusControl};
    background: ${({ $color }) => token[$color]};
  }
`;

function Colors(): ReactElement {
  return (
    <Cluster $align="start">
      {(Object.keys(colors) as ColorName[]).map((name) => (
        <Swatch key={name} $color={name}>
          {name}
        </Swatch>
      ))}
    </Cluster>
  );
}

export const gallery: Gallery = {
  title: 'Theme',
  group: 'Layout and type',
  examples: [
    {
      name: 'Type',
      element: (
        <Stack $gap="space8">
          <Heading level={2} size="display">
            Your scan, at a center near you
          </Heading>
          <Heading level={2} size="title">
            What scan do you need?
          </Heading>
          <Heading level={2} size="section">
            Typical prices
          </Heading>
          <Text $size="lead" $color="ink2">
            Book over 200 kinds of imaging tests.
          </Text>
          <Text>Tell us the scan, place and times.</Text>
          <Text $size="note" $color="ink2">
            Saved on this device.
          </Text>
          <Text $size="small" $color="ink3">
            Request <Figures>#104882</Figures>
          </Text>
        </Stack>
      ),
    },
    { name: 'Colors', element: <Colors /> },
    { name: 'Once per page', element: <GlobalStyle /> },
  ],
};
