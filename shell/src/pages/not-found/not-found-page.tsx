import { paths } from '@scanharbor/shared-contracts';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Text } from '@scanharbor/shared-ui/theme';
import { GuestCard } from '../../components/guest-card';

/** /404: the target of every unknown URL (SH-120, SH-121). */
export function Page() {
  return (
    <GuestCard title="Page not found">
      <Text>This page does not exist. It may have moved, or the URL may be mistyped.</Text>
      <ButtonLink $variant="primary" to={paths.landing()}>
        Go to the start page
      </ButtonLink>
    </GuestCard>
  );
}
