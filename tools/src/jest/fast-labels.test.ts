/** @jest-environment ./src/jest/browser.mjs */
import { replaceLabels } from './fast-labels';

const page = `
  <label for="name" id="1">Name</label> <label id="2">Name again <input id="name" /></label> <label for="name" id="3">Third</label>
  <label id="4">Around <span><select id="choice"></select></span> <input id="second" /></label>
  <label id="5" for="missing">Of another <input id="inner" /></label>
  <label id="6"><input type="hidden" id="hidden" /><textarea id="text"></textarea></label>
  <input id="same" /><input id="same" class="later" /><label id="7" for="same">Of the first</label>
  <button id="none">Without</button>`;

/** Lists the labels of each field, by their ids. */
const listLabels = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].map(({ id, className, labels }) => [
    id + className,
    labels && Array.from(labels, (label) => label.id),
  ]);

it('finds the labels that jsdom finds, in their order', () => {
  document.body.innerHTML = page;
  const expected = listLabels();
  expect(expected).toContainEqual(['name', ['1', '2', '3']]);
  replaceLabels();
  expect(listLabels()).toEqual(expected);
});
