import { ArticlePage } from '../../components/article-page';
import { ContactForm } from '../../components/contact-form/contact-form';
import { organizations } from '../../content/articles/organizations';

function OrganizationsPage() {
  return (
    <ArticlePage article={organizations}>
      <ContactForm type="organizations" />
    </ArticlePage>
  );
}

export { OrganizationsPage as Page };
