import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {SearchMain} from './SearchMain';

/** The page that lists all results of a query. */
export function SearchPage(): ReactNode {
  // Its content reads the version that the reader prefers, which the layout provides.
  return (
    <Layout>
      <SearchMain />
    </Layout>
  );
}
