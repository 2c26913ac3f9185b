export { Card, Cluster, Divider, FieldRow, FormColumn, FormColumns, FormWithAside, Page, Stack, WithAside } from './layout';
export { SummaryList, type SummaryRow } from './summary-list';
