import { styled } from 'styled-components';
import { config } from '@scanharbor/shared-contracts';
import { preparationFor, preparationTexts } from '@scanharbor/shared-contracts/domain/preparation';
import { Disclosure } from '@scanharbor/shared-ui/disclosure';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { preparationTexts as texts } from '../../texts';

const List = styled.ul`
  display: grid;
  gap: ${token.space4};
  padding-inline-start: 1.25rem;
  list-style: disc;
`;

interface PreparationProps {
  scanType: string;
  level: 2 | 3;
  startsOpen?: boolean;
}

/** Preparation list for a scan type; renders nothing without one. */
export function Preparation({ scanType, level, startsOpen = false }: PreparationProps) {
  const list = preparationFor(scanType);
  if (list.length === 0) return null;
  return (
    <Disclosure title={texts.title} level={level} startsOpen={startsOpen}>
      <Stack $gap="space8">
        <List>
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
        {config().demo && (
          <Text $size="note" $color="ink2">
            {preparationTexts.unapproved}
          </Text>
        )}
      </Stack>
    </Disclosure>
  );
}
