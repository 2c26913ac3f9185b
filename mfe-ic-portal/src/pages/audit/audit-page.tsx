import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useId } from 'react';
import { QueryGrid } from '../../components/grid/query-grid';
import { PageHead } from '../../components/page-head';
import { texts } from '../../texts';
import { AuditExport } from './audit-export';
import { useAuditTrail } from './use-audit-trail';

const auditTexts = texts.audit;

/** /providers/audit: the audit trail of the practice, for its admins. */
function AuditPage() {
  const { query, grid, filter, days, setDay } = useAuditTrail();
  const id = useId();
  return (
    <>
      <PageHead title={auditTexts.title}>
        <AuditExport filter={filter} />
      </PageHead>
      <Stack $gap="space12">
        <Text $color="ink2">{auditTexts.text}</Text>
        <Cluster $gap="space16">
          {(
            [
              ['from', auditTexts.from],
              ['to', auditTexts.until],
            ] as const
          ).map(([name, label]) => (
            <FieldFrame key={name} id={`${id}-${name}`} label={label}>
              <TextInput id={`${id}-${name}`} type="date" value={days[name]} onChange={({ target }) => setDay(name, target.value)} />
            </FieldFrame>
          ))}
        </Cluster>
        <QueryGrid
          texts={{ title: auditTexts.title, caption: auditTexts.caption, empty: auditTexts.empty, failed: auditTexts.failedToLoad }}
          query={query}
          grid={grid}
          search={false}
          pageSizes={[25, 100]}
        />
      </Stack>
    </>
  );
}

export { AuditPage as Page };
