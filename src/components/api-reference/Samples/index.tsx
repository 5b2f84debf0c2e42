import {
  mostSampleLines,
  type SampleLanguage,
  sampleLanguages,
} from '@site/plugins/api-reference/samples/shared/languages';
import type {OwnValue} from '@site/plugins/api-reference/samples/shared/readOperation';
import Choices, {Choice} from '@site/src/components/authoring/Choices';
import CodeBlock from '@site/src/components/CodeBlock';
import type {StaticBlock} from '@site/src/components/StaticHtml/blocksFromPage';
import type {ReactNode} from 'react';
import {CredentialsPanel} from '../CredentialsPanel';
import {type Credentials, useCredentials} from '../credentials';
import {fillIn} from './fillIn';

interface Props {
  /** Highlighted code, in the order of `sampleLanguages`. */
  blocks: StaticBlock[];
  /** What readers can type for all samples. */
  own: OwnValue[];
  /** What to set before they run. */
  children?: ReactNode;
}

/** The call of an operation in each language, and where readers fill in their own organization and key. */
export function Samples({blocks, own, children}: Props): ReactNode {
  const credentials = useCredentials();
  return (
    <div className="api-samples">
      <Choices about="language">
        {sampleLanguages.map((language, index) => (
          <Choice key={language} value={language} isOneOfMany>
            {sample(blocks[index] as StaticBlock, language, credentials)}
          </Choice>
        ))}
      </Choices>
      {own.some(({isSecret}) => isSecret) ? (
        <CredentialsPanel own={own}>{children}</CredentialsPanel>
      ) : (
        children
      )}
    </div>
  );
}

/** A call in one language, with the reader's own values where there are any. */
function sample(block: StaticBlock, language: SampleLanguage, credentials: Credentials): ReactNode {
  const html = fillIn(block.html, language, credentials);
  const isFilled = html !== block.html;
  return (
    <CodeBlock
      // No page may take what a reader typed for HTML of the build; nor may monitoring record it.
      block={isFilled ? {id: '', html} : block}
      className={isFilled ? 'nr-block' : undefined}
      language={language}
      mostLines={mostSampleLines}
    />
  );
}
