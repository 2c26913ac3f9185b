import { useSession } from '@scanharbor/shared-contracts';
import { FormColumn } from '@scanharbor/shared-ui/layout';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { ContactForm } from './contact-form';
import { PersonalForm } from './personal-form';
import { PracticeSecurityForm } from './second-factor/practice-security-form';
import { SecondFactorCard } from './second-factor/second-factor-card';
import { SecurityForm } from './security-form';

/** /providers/settings: name, email, password and second factor of the signed-in provider (IC-190 to IC-197). */
function SettingsPage() {
  const { user } = useSession();
  if (!user) return null;
  // The key keeps its dialogs open while it moves.
  const secondFactor = <SecondFactorCard key="second-factor" user={user} />;
  return (
    <>
      <PageHead title={texts.settings.title} />
      <FormColumn>
        {user.temp && <p role="status">{texts.settings.temp}</p>}
        {user.secondFactorDue && <p role="status">{texts.secondFactor.due}</p>}
        {user.secondFactorDue && secondFactor}
        <PersonalForm user={user} />
        <ContactForm user={user} />
        <SecurityForm user={user} />
        {!user.secondFactorDue && !user.switched && secondFactor}
        {user.isAdmin && !user.secondFactorDue && !user.switched && <PracticeSecurityForm />}
      </FormColumn>
    </>
  );
}

export { SettingsPage as Page };
