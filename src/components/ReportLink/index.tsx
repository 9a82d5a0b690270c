import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSettings} from '@site/src/hooks/useSettings';
import {reportAddress} from '@site/src/lib/address/reportAddress';
import {localeRows} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import ReportAnchor from './ReportAnchor';

export type ReportedPage = {
  readonly title: string;
  readonly permalink: string;
  /** Versions of the package that the page was verified with. */
  readonly verified?: readonly string[];
};

export default function ReportLink({title, permalink, verified = []}: ReportedPage): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {locale} = useLocale();
  const {reportLink} = useSettings().themeConfig;
  const {label, language} = localeRows[locale];
  const repository = siteConfig.customFields?.repositoryUrl as string;
  const address = reportAddress(
    {
      newIssueUrl: reportLink?.newIssueUrl ?? `${repository}/issues/new`,
      language,
      title: translate({id: 'report.title'}, {title}),
    },
    {page: siteConfig.url + permalink, language: label, version: verified.join(', ')},
  );
  return <ReportAnchor address={address} />;
}
