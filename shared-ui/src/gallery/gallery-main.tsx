import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { type WidgetDoc } from '@scanharbor/tools/widget-docs';
import { GlobalStyle } from '../theme/index';
import { GalleryApp } from './gallery-app';

async function renderGallery(root: HTMLElement): Promise<void> {
  const response = await fetch('/widget-docs.json');
  const widgets = (await response.json()) as WidgetDoc[];
  createRoot(root).render(
    <BrowserRouter>
      <GlobalStyle fontUrl={inter} />
      <GalleryApp widgets={widgets} />
    </BrowserRouter>,
  );
}

const root = document.getElementById('root');
if (root) void renderGallery(root);
