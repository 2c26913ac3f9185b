import { useScreeningQuestionsQuery } from '@scanharbor/shared-contracts/api/patients';
import { askedSections } from '@scanharbor/shared-contracts/domain/screening';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { texts } from '../../../texts';
import { safetyFlags } from './safety-flags';

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};
  align-items: center;
  margin-bottom: ${token.space12};
  padding: ${token.space8} ${token.space12};
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusCard};
  background: ${token.surface};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space8};
  }

  svg {
    color: ${token.danger};
  }
`;

const Title = styled.h2`
  font-size: ${token.text14};
  font-weight: ${token.weightStrong};
`;

const words = texts.flags;

/** What of the screening answers makes a scan unsafe or needs help, in sight on every tab. */
export function FlagStrip({ patientId }: { patientId: number }) {
  const { currentData: screening, isError } = useScreeningQuestionsQuery(patientId);
  const flags = screening ? safetyFlags(screening) : [];
  const nothing = !screening || askedSections(screening).length === 0 ? words.unanswered : words.none;
  return (
    <Strip aria-label={words.title} aria-busy={!screening && !isError}>
      {flags.length > 0 && <TriangleAlert size={18} aria-hidden="true" />}
      <Title>{words.title}</Title>
      {isError && <Text role="alert">{words.failed}</Text>}
      {screening && flags.length === 0 && <Text $colour="ink2">{nothing}</Text>}
      {flags.length > 0 && (
        <ul>
          {flags.map(({ label, unsure }) => (
            <StatusPill as="li" key={label} $tone={unsure ? 'warning' : 'danger'}>
              {unsure ? words.unsure(label) : label}
            </StatusPill>
          ))}
        </ul>
      )}
    </Strip>
  );
}
