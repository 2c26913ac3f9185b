import { measureLists } from './lists';
import { measureNavigation } from './navigation';
import { comparePages } from './pages';

const { COMPOSED = '', SINGLE_BUNDLE = '', PRERENDERED = '', FEW_ROWS = '', MANY_ROWS = '', PAIRS = '7' } = process.env;
const args = process.argv.slice(2);
const isSelected = (part: string) => args.length === 0 || args.includes(part);

if (isSelected('pages')) await comparePages({ composed: COMPOSED, singleBundle: SINGLE_BUNDLE, prerendered: PRERENDERED }, Number(PAIRS));
if (isSelected('navigation')) await measureNavigation(COMPOSED);
if (args.includes('lists')) process.send?.(await measureLists({ few: FEW_ROWS, many: MANY_ROWS }, Number(PAIRS)));
