import { lintSource } from './lint-source';

/** Lists the lines of a source on which a rule rejects words in a component. */
const listRejectedLines = (path: string, source: string) =>
  lintSource(path, source)
    .filter(({ message }) => message.startsWith('Move this text'))
    .map(({ line }) => line);

const source = `export const words = () => <p>Your tests</p>;
export const name = () => <button aria-label="Close" />;
export const hint = () => <Field placeholder="Name" />;
export const label = () => <Field label="Your name" />;
export const format = () => <Field placeholder="MM-DD-YYYY" />;
export const separator = () => <p>· {texts.total}</p>;
export const kind = () => <Field type="email" />;
`;

it('rejects words in components of a translated package', () => {
  expect(listRejectedLines('mfe-marketing/src/a.tsx', source)).toEqual([1, 2, 3, 4]);
});

it('permits them in the portal, which is in English', () => {
  expect(listRejectedLines('mfe-ic-portal/src/a.tsx', source)).toEqual([]);
});
