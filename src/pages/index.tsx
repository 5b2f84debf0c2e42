import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {brand} from '@site/config/brand';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {EntryPoints} from '@site/src/components/EntryPoints';
import {Hero} from './_components/Hero';
import {PacketPath} from './_components/PacketPath';
import styles from './index.module.css';

/** The landing page: what the platform does, where to begin, and what happens to a packet. */
export default function LandingPage(): ReactNode {
  return (
    <Layout
      title="Bluetooth chips to your backend"
      description={`Developer documentation of ${brand.name}: connect off-the-shelf Bluetooth chips to more than 90 million gateways and receive their packets in your backend.`}
    >
      <Head>
        <link rel="alternate" type="text/markdown" href={useBaseUrl('/index.md')} />
      </Head>
      <main className={styles.page}>
        <div className={styles.opening}>
          <Hero />
          <EntryPoints />
        </div>
        <PacketPath />
      </main>
    </Layout>
  );
}
