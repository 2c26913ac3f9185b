import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@scanharbor/shared-contracts';
import { Page as PageFrame, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, token } from '@scanharbor/shared-ui/theme';
import { PageNav } from '../../components/page-nav/page-nav';
import { AccountPage } from './account-page';
import { GeneralPage } from './general-page';
import { MedicalPage } from './medical-page';
import { settingsTexts } from './settings.texts';

const screens = { general: GeneralPage, account: AccountPage, medical: MedicalPage } as const;
type SettingsWord = keyof typeof screens;
const words = Object.keys(screens) as SettingsWord[];

const Column = styled(Stack)`
  max-width: ${token.formWidth};
  margin-inline: auto;
`;

/** The patient's settings in three pages of the address; general when it names none (PR-230). */
export function Page() {
  const { page = 'general' } = useParams();
  const current = words.find((word) => word === page);
  if (!current) return <Navigate to={paths.notFound()} replace />;
  const Screen = screens[current];
  const entries = words.map((word) => ({ to: paths.settings(word), label: settingsTexts.pages[word], current: word === current }));
  return (
    <PageFrame>
      <Column $gap="space24">
        <Heading level={1}>{settingsTexts.title}</Heading>
        <PageNav label={settingsTexts.nav} entries={entries} />
        <Screen />
      </Column>
    </PageFrame>
  );
}
