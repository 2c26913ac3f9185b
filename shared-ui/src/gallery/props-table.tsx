import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { type PropDoc } from '@scanharbor/tools/widget-docs';
import { media, token } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { DocText } from './doc-text';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${token.text14};
  line-height: 1.25rem;

  th,
  td {
    padding: ${token.space8} ${token.space12};
    border-bottom: 1px solid ${token.divider};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    width: 16%;
    color: ${token.ink2};
    font-size: ${token.text13};
  }

  thead th:nth-child(1) {
    width: 24%;
  }

  thead th:nth-child(n + 2):nth-child(even) {
    width: 30%;
  }

  code {
    font-size: ${token.text13};
  }

  ${media.below(768)} {
    thead {
      display: none;
    }

    tr,
    th,
    td {
      display: block;
    }

    tr {
      padding-block: ${token.space8};
      border-bottom: 1px solid ${token.divider};
    }

    th,
    td {
      padding: 2px 0;
      border: 0;
    }

    td[data-label]::before {
      content: attr(data-label) ': ';
      color: ${token.ink2};
    }

    td:empty {
      display: none;
    }
  }
`;

const Required = styled.span`
  display: inline-block;
  margin-inline-start: ${token.space8};
  color: ${token.danger};
  font-size: ${token.text13};
  font-weight: ${token.weightRegular};
`;

/** The props of a component. On narrow screens each row is a block. */
export function PropsTable({ component, props }: { component: string; props: readonly PropDoc[] }): ReactElement {
  return (
    <Table>
      <VisuallyHidden as="caption">Props of {component}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, type, isRequired, defaultValue, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && <Required>required</Required>}
            </th>
            <td data-label="Type">
              <code>{type}</code>
            </td>
            <td {...(defaultValue === undefined ? {} : { 'data-label': 'Default' })}>
              {defaultValue !== undefined && <code>{defaultValue}</code>}
            </td>
            <td>{text !== '' && <DocText text={text} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
