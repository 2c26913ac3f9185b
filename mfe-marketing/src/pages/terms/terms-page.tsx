import { paths } from '@scanharbor/shared-contracts';
import { Navigate, useParams } from 'react-router-dom';
import { ArticlePage } from '../../components/article-page';
import { terms, type TermsReader, termsReaders } from '../../content/articles/terms';

const isReader = (word: string): word is TermsReader => (termsReaders as readonly string[]).includes(word);

/** Terms for patients, providers or referring doctors; patients when the address names nobody (MK-060, MK-061). */
function TermsPage() {
  const { termsFor = 'patients' } = useParams();
  return isReader(termsFor) ? <ArticlePage article={terms[termsFor]} /> : <Navigate to={paths.notFound()} replace />;
}

export { TermsPage as Page };
