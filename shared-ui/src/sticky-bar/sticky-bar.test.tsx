import { render, screen } from '@testing-library/react';
import { StickyBar } from './index';

const rules = (): string => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

describe('a sticky header', () => {
  it('stays at the top of windows that are high enough, unless `$sticky` is false [UI-151]', () => {
    render(
      <>
        <StickyBar data-testid="stays" />
        <StickyBar data-testid="goes" $sticky={false} />
      </>,
    );
    const classOf = (id: string): string => screen.getByTestId(id).classList.item(1) ?? '';
    const sticky = (id: string): RegExp => new RegExp(`min-height: 480px[^@]*\\.${classOf(id)}[^}]*position: sticky`);
    expect(rules()).toMatch(sticky('stays'));
    expect(rules()).not.toMatch(sticky('goes'));
  });
});
