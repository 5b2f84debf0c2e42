import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Says that results are on their way. */
export function Fetching(): ReactNode {
  return (
    <Translate
      id="theme.SearchPage.fetchingNewResults"
      description="The paragraph for fetching new search results"
    >
      Fetching new results...
    </Translate>
  );
}
