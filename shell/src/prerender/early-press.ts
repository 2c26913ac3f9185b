import { languageQuery } from '@scanharbor/shared-contracts/browser/site-language';

const getRoot = () => document.getElementById('root');

/** Lets the link to the other language keep the rest of the URL, which a release does not know. */
function completeLanguageLink({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="?lang="]');
  if (link) link.href = languageQuery(link.lang, location.search) + location.hash;
}

/**
 * Records the last button that is pressed on the prerendered page, and prevents the browser from sending its form, whose values
 * would be in the URL. Links work by themselves.
 */
export function recordEarlyPress() {
  const isEarly = ({ target }: Event) => getRoot()?.contains(target as Node) && getRoot()?.dataset.live === undefined;
  document.addEventListener(
    'click',
    (event) => {
      if (!isEarly(event)) return;
      completeLanguageLink(event);
      const button = (event.target as Element).closest<HTMLElement>('button');
      if (!button) return;
      event.preventDefault();
      for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) delete pressed.dataset.pressed;
      button.dataset.pressed = '';
    },
    true,
  );
  document.addEventListener('submit', (event) => isEarly(event) && event.preventDefault(), true);
}

/** Returns the button that was pressed among the elements of the prerendered page; undefined without one. */
export const findPressed = (elements: readonly HTMLElement[]) => elements.find(({ dataset }) => dataset.pressed !== undefined);
