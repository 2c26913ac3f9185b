const getRoot = () => document.getElementById('root');

/**
 * Records the last button that is pressed on the prerendered page, and prevents the browser from sending its form, whose values
 * would be in the URL. Links work by themselves.
 */
export function recordEarlyPress() {
  const isEarly = ({ target }: Event) => getRoot()?.contains(target as Node) && getRoot()?.dataset.live === undefined;
  document.addEventListener(
    'click',
    (event) => {
      const button = isEarly(event) && (event.target as Element).closest<HTMLElement>('button');
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
