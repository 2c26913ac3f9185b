import { useSearchParams } from 'react-router-dom';

/** The tabs of the test page, in order; the names are those of the URL (IC-071). */
const testTabs = ['scan', 'screeningQuestions', 'availability', 'comments'] as const;

type TestTab = (typeof testTabs)[number];

const isTab = (text: string | null): text is TestTab => testTabs.some((tab) => tab === text);

/** Returns the tab that the URL names, scan for none or an unknown one (IC-072, IC-073), and a function that opens another. */
export function useTestTab() {
  const [params, setParams] = useSearchParams();
  const param = params.get('tab');
  const open = (tab: TestTab) => {
    const next = new URLSearchParams(params);
    next.set('tab', tab);
    setParams(next, { preventScrollReset: true });
  };
  return [isTab(param) ? param : 'scan', open] as const;
}
