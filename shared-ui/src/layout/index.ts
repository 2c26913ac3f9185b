export { Card, Cluster, Divider, FieldRow, FormColumn, Page, Stack, WithAside } from './layout';
export { SummaryList } from './summary-list';
export type { SummaryRow } from './summary-list';
