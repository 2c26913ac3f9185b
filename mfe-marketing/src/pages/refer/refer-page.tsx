import { paths } from '@scanharbor/shared-contracts';
import { type ListedDoctor } from '@scanharbor/shared-contracts/domain/doctor';
import { FormColumn, Page } from '@scanharbor/shared-ui/layout';
import { useRef, useState } from 'react';
import { ArticleHead } from '../../components/article-head';
import { SearchFacts } from '../../components/search-facts';
import { doctorTexts } from '../../content/doctors';
import { webPage } from '../../content/structured-data';
import { ReferForm } from './refer-form';
import { Referred } from './referred';

const texts = doctorTexts.refer;

/** Refers a doctor, without an account (MK-110). */
function ReferPage() {
  const [saved, setSaved] = useState<ListedDoctor>();
  const title = useRef<HTMLHeadingElement>(null);
  const another = () => {
    title.current?.focus();
    setSaved(undefined);
  };
  return (
    <Page>
      <SearchFacts path={paths.refer()} things={[webPage({ ...texts, path: paths.refer() })]} />
      <FormColumn>
        <ArticleHead title={texts.title} lead={texts.lead} titleRef={title} />
        {saved ? <Referred doctor={saved} onAnother={another} /> : <ReferForm onSaved={setSaved} />}
      </FormColumn>
    </Page>
  );
}

export { ReferPage as Page };
