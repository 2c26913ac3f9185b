/** Something on a screen that a user can press. */
export interface Control {
  /** Equal for controls that do the same: a link of two screens, the buttons of two rows of a list. */
  key: string;
  name: string;
  /** Where a link leads, as written in the page. */
  href: string | undefined;
  /** Whether a link opens another tab. */
  isInNewTab: boolean;
}

/**
 * Lists what the current screen lets a user press, in page order; only the top dialog while one is open. Leaves out what is disabled, and
 * what is chosen already, since a press of it changes nothing. `marked`: the key of the control to mark with `data-crawl`, to click it.
 */
export const listControls = (marked = '') =>
  browser.execute((wanted: string) => {
    const withoutNumbers = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/\d+/g, 'N');
    // Several addresses may show one public page, which then names one of them.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    const screen = withoutNumbers(new URL(canonical).pathname);
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // Clipped buttons are for screen readers, such as those that close a menu.
      const isClipped = element.closest('[style*="clip-path"]') !== null;
      return width > 1 && height > 1 && !isClipped && element.checkVisibility({ visibilityProperty: true });
    };
    const readName = (element: HTMLElement) => {
      const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labelText = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const ownLabel = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? element.value) : '';
      return [element.ariaLabel, labelText, element.textContent, ownLabel, element.title].find((name) => name?.trim()) ?? '';
    };
    const isChosen = (element: HTMLElement) =>
      (element instanceof HTMLInputElement && element.type === 'radio' && element.checked) ||
      (element.role !== 'option' && element.ariaSelected === 'true') ||
      element.matches(
        '[role=radio][aria-checked=true], [aria-current=page], [aria-current=true], [aria-current=step], [aria-current=date], [role=group] > [aria-pressed=true], li > [aria-pressed=true]',
      );
    const isDisabled = (element: HTMLElement) =>
      element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert], [aria-hidden=true]') !== null;

    const pressable =
      'a[href], button, summary, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=switch], [role=checkbox], [role=radio], input[type=radio], input[type=checkbox]';
    document.querySelector('[data-crawl]')?.removeAttribute('data-crawl');
    const controls: Control[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      const target = (element instanceof HTMLInputElement ? element.labels?.[0] : undefined) ?? element;
      if (!isVisible(target) || isDisabled(element) || isChosen(element)) continue;
      const href = element.getAttribute('href') ?? undefined;
      const name = withoutNumbers(readName(element)).slice(0, 70);
      const kind =
        element.role ?? (element instanceof HTMLInputElement ? element.type : element.localName === 'a' ? 'link' : element.localName);
      const region = element.closest('[role=dialog], [role=alertdialog]') ? 'dialog' : element.closest('main') ? 'main' : 'frame';
      const isRepeated = element.closest('main tr, main [role=row], main li, main article, [role=gridcell], [role=listbox]') !== null;
      // The choices of a dialog, such as that of all tests, do the same.
      const isChoice = element.closest('[role=dialog] li')?.querySelectorAll(pressable).length === 1;
      const what = isChoice ? '' : isRepeated ? (name.split(' ')[0] ?? '') : name;
      const key =
        href === undefined
          ? [region === 'frame' ? '' : screen, region, kind, kind === 'option' ? '' : what].join(' ')
          : `link ${withoutNumbers(href)}`;
      if (key === wanted && !controls.some((control) => control.key === key)) target.setAttribute('data-crawl', '');
      controls.push({ key, name: `${kind} “${name}”`, href, isInNewTab: element.getAttribute('target') === '_blank' });
    }
    return controls;
  }, marked);
