import { brand, paths } from '@scanharbor/shared-contracts';
import { ButtonAnchor } from '@scanharbor/shared-ui/button';
import { Card, FormColumn, FormWithAside, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';

/** The end of the road for an invitation that is over or unknown: one calm page for all reasons, without steps (IN-006). */
export function ExpiredState() {
  const { title, text, contact, signIn, signInLink } = texts.expired;
  return (
    <FormWithAside>
      <FormColumn data-testid="invitation-expired">
        <Card>
          <Stack>
            <Heading level={1}>{title}</Heading>
            <Text>{text}</Text>
            <div>
              <ButtonAnchor $variant="primary" href={`mailto:${brand.careTeamEmail}`}>
                {contact}
              </ButtonAnchor>
            </div>
            <Text $colour="ink2">
              {signIn} <Link to={paths.patientLogin()}>{signInLink}</Link>
            </Text>
          </Stack>
        </Card>
      </FormColumn>
    </FormWithAside>
  );
}
