import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { GlobalStyle } from '../theme/index';
import { GalleryPage } from './gallery-page';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <MemoryRouter>
      <GlobalStyle fontUrl={inter} />
      <GalleryPage />
    </MemoryRouter>,
  );
}
