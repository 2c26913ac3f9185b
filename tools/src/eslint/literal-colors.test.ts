import { lintSource } from './lint-source';

/** Lists the lines of a source on which a rule rejects a color. */
const listRejectedLines = (path: string, source: string) =>
  lintSource(path, source)
    .filter(({ message }) => message.startsWith('Use a color token'))
    .map(({ line }) => line);

const source = `export const hex = styled.a\`color: #fff;\`;
export const alpha = styled.a\`background: rgb(1 2 3 / 4%);\`;
export const value = '#e6ebf1';
export const gradient = \`linear-gradient(135deg, #eaeff4 6px)\`;
export const drawing = () => <path fill="#0a6a6b" />;
export const request = 'There is no request #104882.';
export const token = styled.a\`color: \${inherited};\`;
`;

describe('colors outside the tokens', () => {
  it('are rejected in styles, values and drawings, but not in texts', () => {
    expect(listRejectedLines('mfe-marketing/src/a.tsx', source)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are permitted in the tokens', () => {
    expect(listRejectedLines('shared-ui/src/theme/colors.ts', "export const ink = '#10243e';")).toEqual([]);
  });
});
