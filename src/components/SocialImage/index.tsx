import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardSize} from '@site/src/lib/page/socialImageSize';
import {socialImagePath} from '@site/src/lib/address/socialImagePath';
import type {ReactNode} from 'react';

type Props = {readonly title: string; readonly permalink: string};

/** Adds to the head the image for social networks, which the compiler draws for each page. */
export default function SocialImage({title, permalink}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const image = useBaseUrl(socialImagePath(permalink.slice(baseUrl.length)), {absolute: true});
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={title} />
    </Head>
  );
}
