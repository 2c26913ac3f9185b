import { paths } from '@scanharbor/shared-contracts';
import { type ListedDoctor } from '@scanharbor/shared-contracts/domain/doctor';
import { FormColumn, Page } from '@scanharbor/shared-ui/layout';
import { useRef, useState } from 'react';
import { ArticleHead } from '../../components/article-head';
import { SeoMetadata } from '../../components/seo-metadata';
import { doctorTexts } from '../../content/doctors';
import { webPageSchema } from '../../content/structured-data';
import { ReferForm } from './refer-form';
import { ReferralSubmitted } from './referral-submitted';

const texts = doctorTexts.refer;

/** Shows the form that refers a doctor, without an account (MK-110). */
function ReferPage() {
  const [saved, setSaved] = useState<ListedDoctor>();
  const title = useRef<HTMLHeadingElement>(null);
  const another = () => {
    title.current?.focus();
    setSaved(undefined);
  };
  return (
    <Page>
      <SeoMetadata
        path={paths.refer()}
        structuredData={typeof document === 'undefined' && [webPageSchema({ ...texts, path: paths.refer() })]}
      />
      <FormColumn>
        <ArticleHead title={texts.title} lead={texts.lead} titleRef={title} />
        {saved ? <ReferralSubmitted doctor={saved} onAnother={another} /> : <ReferForm onSaved={setSaved} />}
      </FormColumn>
    </Page>
  );
}

export { ReferPage as Page };
