/** Elements that a label can name (HTML, "labelable elements"). */
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

const isLabelOf = (label: HTMLLabelElement, element: Element) => !label.hasAttribute('for') && label.querySelector(labelable) === element;

/**
 * Returns what `element.labels` is by the standard: the labels that name the element by its id, or contain it first; null for a hidden
 * input.
 */
function findLabels(this: HTMLElement): HTMLLabelElement[] | null {
  if (!this.matches(labelable)) return null;
  const root = this.getRootNode() as Document | DocumentFragment | Element;
  const isFirstOfId = this.id !== '' && (!('getElementById' in root) || root.getElementById(this.id) === this);
  const byId = isFirstOfId ? [...root.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(this.id)}"]`)] : [];
  const around = this.closest('label');
  if (!around || !isLabelOf(around, this)) return byId;
  const isBefore = (label: Element) => (label.compareDocumentPosition(around) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...byId.filter(isBefore), around, ...byId.filter((label) => !isBefore(label))];
}

/**
 * Replaces jsdom's `labels`. jsdom walks the whole document for each label of each element, which is 40% of the time of tests of
 * large forms: queries by role and by label read the labels of every field.
 */
export function replaceLabels() {
  const classes = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  for (const { prototype } of classes) Object.defineProperty(prototype, 'labels', { get: findLabels, configurable: true });
}
