export { Card, Cluster, Divider, FieldRow, FormColumn, Page, Stack, WithAside } from './layout';
export { SummaryList, type SummaryRow } from './summary-list';
