import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {failAt} from '../components/failAt';

/** A page that may fail before it brings its frame. */
export default function Faulty(): ReactNode {
  failAt('page');
  return (
    <Layout title="Faulty" description="A page that only a test builds.">
      <main>
        <h1>Faulty page</h1>
        <p>Whole</p>
      </main>
    </Layout>
  );
}
