import { lazySection } from '@scanharbor/shared-ui/lazy';

const load = () => import('./charts');

/** The charts with the library that draws them, which loads with the first one. The tables beside them do not wait for it. */
export const BarChart = lazySection(async () => (await load()).BarChart, { level: 3 });
export const LineChart = lazySection(async () => (await load()).LineChart, { level: 3 });
export const RankingChart = lazySection(async () => (await load()).RankingChart, { level: 3 });
