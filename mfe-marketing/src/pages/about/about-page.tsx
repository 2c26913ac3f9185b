import { ArticlePage } from '../../components/article-page';
import { ContactForm } from '../../components/contact-form/contact-form';
import { about } from '../../content/articles/about';

function AboutPage() {
  return (
    <ArticlePage article={about}>
      <ContactForm type="general" />
    </ArticlePage>
  );
}

export { AboutPage as Page };
