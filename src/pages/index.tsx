import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {brand} from '@site/config/brand';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {EntryPoints} from '@site/src/components/EntryPoints';
import {Actions} from './_components/Actions';
import {Facts} from './_components/Facts';
import {FirstPacket} from './_components/FirstPacket';
import {Hero} from './_components/Hero';
import {PacketPath} from './_components/PacketPath';
import {Readers} from './_components/Readers';
import {Tools} from './_components/Tools';
import styles from './index.module.css';

/** The landing page: what the platform does, a packet of it, what each kind of reader does next, and where to begin. */
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
          <FirstPacket />
        </div>
        <Facts />
        <PacketPath />
        <Readers />
        <Tools />
        <section className={styles.close} aria-labelledby="begin">
          <div>
            <h2 id="begin">Your first packet, ten minutes from now</h2>
            <p className={styles.lead}>
              A laptop is enough: a sandbox plays gateway and platform. No board, no account.
            </p>
            <Actions />
          </div>
          <EntryPoints />
        </section>
      </main>
    </Layout>
  );
}
