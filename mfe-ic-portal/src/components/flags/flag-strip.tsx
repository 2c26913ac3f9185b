import { useScreeningQuestionsQuery } from '@scanharbor/shared-contracts/api/patients';
import { listAnsweredSections } from '@scanharbor/shared-contracts/domain/screening';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
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

/** On a line of its own: the patient's own words for it, which no rule rates. */
const Conditions = styled(Text)`
  flex-basis: 100%;
`;

const flagsTexts = texts.flags;

/** The screening answers that make a scan unsafe or need assistance, and all conditions, visible on every tab and above each booking. */
export function FlagStrip({ patientId, level = 2 }: { patientId: number; level?: 2 | 3 }) {
  const { currentData: answers, isError } = useScreeningQuestionsQuery(patientId);
  const screening = answers?.screening;
  const conditions = answers?.conditions ?? [];
  const flags = screening ? safetyFlags(screening) : [];
  const emptyText = !screening || listAnsweredSections(screening).length === 0 ? flagsTexts.unanswered : flagsTexts.none;
  return (
    <Strip aria-label={flagsTexts.title} aria-busy={!screening && !isError}>
      {flags.length > 0 && <TriangleAlert size={18} aria-hidden="true" />}
      <Title as={level === 3 ? 'h3' : undefined}>{flagsTexts.title}</Title>
      {isError && <Text role="alert">{flagsTexts.failed}</Text>}
      {screening && flags.length === 0 && <Text $color="ink2">{emptyText}</Text>}
      {flags.length > 0 && (
        <ul>
          {flags.map(({ label, unsure }) => (
            <StatusPill as="li" key={label} $tone={unsure ? 'warning' : 'danger'}>
              {unsure ? flagsTexts.unsure(label) : label}
            </StatusPill>
          ))}
        </ul>
      )}
      {conditions.length > 0 && <Conditions>{flagsTexts.conditions(conditions.join(', '))}</Conditions>}
    </Strip>
  );
}
