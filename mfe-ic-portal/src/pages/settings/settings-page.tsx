import { useSession } from '@scanharbor/shared-contracts';
import { FormColumn } from '@scanharbor/shared-ui/layout';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { ContactForm } from './contact-form';
import { PersonalForm } from './personal-form';
import { SecurityForm } from './security-form';

/** /providers/settings: name, email and password of the signed-in provider (IC-190 to IC-197). */
function SettingsPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title={texts.settings.title} />
      <FormColumn>
        {user.temp && <p role="status">{texts.settings.temp}</p>}
        <PersonalForm user={user} />
        <ContactForm user={user} />
        <SecurityForm user={user} />
      </FormColumn>
    </>
  );
}

export { SettingsPage as Page };
