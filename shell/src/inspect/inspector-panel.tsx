import { type ShareScope } from '@scanharbor/shared-contracts/federation/share-scope';
import { Button } from '@scanharbor/shared-ui/button';
import { token } from '@scanharbor/shared-ui/theme';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type InspectedRemote, describeRemotes } from './describe-page';
import { inspectTexts as texts } from './inspect-texts';
import { type InspectedPage } from './inspector';
import { listShared, type SharedVersion } from './share-uses';

const Panel = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token.layerBanner};
  max-height: 50vh;
  overflow: auto;
  padding: ${token.space16};
  border-top: 2px solid ${token.divider};
  background: ${token.surface};
  color: ${token.ink};
  font-size: 0.875rem;

  h2,
  h3 {
    margin: ${token.space8} 0;
    font-size: 1rem;
  }

  table {
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${token.space4} ${token.space16} ${token.space4} 0;
    text-align: start;
    white-space: nowrap;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space8} ${token.space16};
`;

interface TableProps {
  title: string;
  columns: readonly string[];
  rows: string[][];
}

function Table({ title, columns, rows }: TableProps) {
  return (
    <>
      <h3>{title}</h3>
      <table aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const toRemoteRow = ({ name, version, live, owner, contract, signature, files }: InspectedRemote) => [
  name,
  version,
  live ?? texts.same,
  owner,
  contract,
  signature,
  files.length > 0 ? String(files.length) : texts.notLoaded,
];

const toSharedRow = ({ name, version, from, inUse, usedBy }: SharedVersion) => [
  name,
  version,
  from,
  inUse ? texts.yes : texts.no,
  usedBy.join(', '),
];

interface InspectorPanelProps extends InspectedPage {
  scope: ShareScope;
  onClose: () => void;
}

/** Shows the versions, signatures, shared modules, contract use and load times of the remotes on this page; read again on each screen. */
export function InspectorPanel({ composition, released, shell: { router }, scope, onClose }: InspectorPanelProps) {
  const [remotes, setRemotes] = useState<InspectedRemote[]>([]);
  const [shared, setShared] = useState<SharedVersion[]>([]);
  const read = useCallback(() => {
    setShared(listShared(scope));
    void describeRemotes(composition, released).then(setRemotes);
  }, [composition, released, scope]);
  useEffect(() => {
    read();
    return router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') read();
    });
  }, [read, router]);
  const loaded = remotes.filter(({ files }) => files.length > 0);
  return (
    <Panel aria-label={texts.title} data-density="staff">
      <Bar>
        <h2>{texts.title}</h2>
        <Button onClick={read}>{texts.refresh}</Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </Bar>
      <Table title={texts.remotes} columns={texts.columns.remotes} rows={remotes.map(toRemoteRow)} />
      <Table title={texts.shared} columns={texts.columns.shared} rows={shared.map(toSharedRow)} />
      <Table
        title={texts.files}
        columns={texts.columns.files}
        rows={loaded.flatMap(({ name, files }) =>
          files.map((file) => [name, file.name, String(file.start), String(file.duration), file.kB.toFixed(1)]),
        )}
      />
      <h3>{texts.uses}</h3>
      {loaded.map(({ name, uses }) => (
        <details key={name}>
          <summary>{uses ? texts.usesOf(name, uses.length) : `${name}: ${texts.noRecord}`}</summary>
          {uses?.join(', ')}
        </details>
      ))}
    </Panel>
  );
}
