import {translate} from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import {useLocale} from '@site/src/hooks/useLocale';
import {tools} from '@site/src/site/tools';
import type {ReactNode} from 'react';
import Table from '@site/src/components/Table';
import {columns} from './columns';

export default function ToolTable(): ReactNode {
  const {pick} = useLocale();
  return (
    <Table aria-label={translate({id: 'navbar.tools'})}>
      <thead>
        <tr>
          {columns.map((label) => (
            <th scope="col" key={label}>
              {translate({id: label})}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tools.map(({name, href, description, npmPackage}) => (
          <tr key={name}>
            <td>
              <ExternalLink className="link--external" href={href}>
                {name}
              </ExternalLink>
            </td>
            <td>{pick(description)}</td>
            <td>
              <code>{npmPackage}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
