import { brand, paths, useSession } from '@scanharbor/shared-contracts';
import { ButtonAnchor, ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, FormColumn, FormWithAside, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { type InvitationEnd } from './invitation-end';

/** Shown instead of the steps for an invitation that cannot be answered: why, and what to do now (IN-006). */
export function EndedState({ end }: { end: InvitationEnd }) {
  const { user } = useSession();
  const { contact, signIn, signInLink, toTests, reasons } = texts.ended;
  const { title, text } = reasons[end];
  const isPatient = user?.userType === 'patient';
  return (
    <FormWithAside>
      <FormColumn data-testid="invitation-expired">
        <Card>
          <Stack>
            <Heading level={1}>{title}</Heading>
            <Text>{text}</Text>
            <div>
              {end === 'completed' && isPatient ? (
                <ButtonLink $variant="primary" to={paths.tests()}>
                  {toTests}
                </ButtonLink>
              ) : (
                <ButtonAnchor $variant="primary" href={`mailto:${brand.careTeamEmail}`}>
                  {contact}
                </ButtonAnchor>
              )}
            </div>
            {!isPatient && (
              <Text $color="ink2">
                {signIn} <Link to={paths.patientLogin()}>{signInLink}</Link>
              </Text>
            )}
          </Stack>
        </Card>
      </FormColumn>
    </FormWithAside>
  );
}
