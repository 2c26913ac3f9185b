import { paths } from '@scanharbor/shared-contracts';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Text } from '@scanharbor/shared-ui/theme';
import { GuestCard } from '../../components/guest-card';

/** /404: any unknown URL ends here (SH-120, SH-121). */
export function Page() {
  return (
    <GuestCard title="Page not found">
      <Text>There is nothing at this address. It may have moved, or there may be a letter too many in it.</Text>
      <ButtonLink $variant="primary" to={paths.landing()}>
        Go to the start page
      </ButtonLink>
    </GuestCard>
  );
}
