import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../webpack/package-folders';

/** Lists the lines of a source on which a rule rejects a color. */
function listRejectedLines(path: string, source: string): number[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '-c', 'tools/src/eslint/untyped.mjs', '--stdin', '--stdin-filename', path, '--format', 'json'],
    { cwd: workspaceRoot, input: source, encoding: 'utf8' },
  );
  const [report] = JSON.parse(stdout) as { messages: { line: number; message: string }[] }[];
  return (report?.messages ?? []).filter(({ message }) => message.startsWith('Use a color token')).map(({ line }) => line);
}

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
