import { type ReleaseVersion } from '@scanharbor/shared-contracts/domain/release';
import { Disclosure } from '@scanharbor/shared-ui/disclosure';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const Members = styled.ul`
  max-height: 12rem;
  overflow: auto;
  margin: 0;
  padding-inline-start: 1.25rem;
  overflow-wrap: anywhere;
`;

function MemberList({ label, members }: { label: string; members: readonly string[] }) {
  return (
    <div>
      <Text $size="note">{label}</Text>
      {/* A long list scrolls, so the keyboard has to reach it. */}
      <Members tabIndex={0} aria-label={label}>
        {members.map((member) => (
          <Text as="li" key={member} $size="note">
            {member}
          </Text>
        ))}
      </Members>
    </div>
  );
}

/** The contract range of each live version, the members that it uses, and those that are not live. */
export function ContractNeeds({ versions }: { versions: readonly ReleaseVersion[] }) {
  return (
    <Disclosure title={texts.needs}>
      <Stack>
        {versions.map(({ version, contract, uses, lacks }) => (
          <Stack key={version} $gap="space8">
            <Text $strong>
              {texts.contractRange(version, contract)} {lacks.length === 0 && texts.inStep}
            </Text>
            {lacks.length > 0 && <MemberList label={texts.lacks} members={lacks} />}
            {uses ? <MemberList label={texts.usesCount(uses.length)} members={uses} /> : <Text>{texts.noUses}</Text>}
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
