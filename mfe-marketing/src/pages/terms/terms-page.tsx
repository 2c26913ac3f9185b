import { paths } from '@scanharbor/shared-contracts';
import { Navigate, useParams } from 'react-router-dom';
import { ArticlePage } from '../../components/article-page';
import { terms, type TermsReader, termsReaders } from '../../content/articles/terms';

const isReader = (audience: string): audience is TermsReader => (termsReaders as readonly string[]).includes(audience);

/** Shows the terms for patients, providers or referring doctors; without an audience in the URL, for patients (MK-060, MK-061). */
function TermsPage() {
  const { termsFor = 'patients' } = useParams();
  return isReader(termsFor) ? <ArticlePage article={terms[termsFor]} /> : <Navigate to={paths.notFound()} replace />;
}

export { TermsPage as Page };
