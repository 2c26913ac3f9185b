import { measureGrids } from './grids';
import { measureMoves } from './moves';
import { comparePages } from './pages';

const { COMPOSED = '', WHOLE = '', DRAWN = '', PAIRS = '7' } = process.env;
const words = process.argv.slice(2);
const wanted = (part: string) => words.length === 0 || words.includes(part);

if (wanted('pages')) await comparePages({ composed: COMPOSED, whole: WHOLE, drawn: DRAWN }, Number(PAIRS));
if (wanted('moves')) await measureMoves(COMPOSED);
if (wanted('grids')) await measureGrids(COMPOSED);
