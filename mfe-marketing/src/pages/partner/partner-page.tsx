import { ArticlePage } from '../../components/article-page';
import { ContactForm } from '../../components/contact-form/contact-form';
import { partner } from '../../content/articles/partner';

function PartnerPage() {
  return (
    <ArticlePage article={partner}>
      <ContactForm type="partner" />
    </ArticlePage>
  );
}

export { PartnerPage as Page };
