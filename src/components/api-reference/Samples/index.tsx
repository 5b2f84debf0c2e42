import {sampleLanguages} from '@site/plugins/api-reference/samples/shared/literals';
import Choice from '@site/src/components/authoring/Choice';
import Choices from '@site/src/components/authoring/Choices';
import type {StaticBlock} from '@site/src/components/StaticHtml/blocksFromPage';
import type {ReactNode} from 'react';
import {CredentialsPanel} from '../CredentialsPanel';
import {useCredentials} from '../credentials/useCredentials';
import {Sample} from './Sample';

interface Props {
  /** Highlighted code, in the order of `sampleLanguages`. */
  blocks: StaticBlock[];
  /** Names of the variables that samples read. */
  variables: {organizationId?: string; apiKey?: string};
}

/** The call of an operation in each language, and where readers fill in their own organization and key. */
export function Samples({blocks, variables: {organizationId, apiKey}}: Props): ReactNode {
  const credentials = useCredentials();
  const values = {
    ...(organizationId && {[organizationId]: credentials.organizationId}),
    ...(apiKey && {[apiKey]: credentials.apiKey}),
  };
  return (
    <div className="api-samples">
      <Choices about="language">
        {sampleLanguages.map((language, index) => (
          <Choice key={language} value={language}>
            <Sample block={blocks[index] as StaticBlock} language={language} values={values} />
          </Choice>
        ))}
      </Choices>
      {apiKey && <CredentialsPanel hasOrganization={organizationId !== undefined} />}
    </div>
  );
}
