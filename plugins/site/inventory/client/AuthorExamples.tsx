import type {ComponentType, ReactNode} from 'react';
import type {AuthorComponent} from '../shared/AuthorComponent';
import styles from './Inventory.module.css';

interface Props {
  components: AuthorComponent[];
  /** Of the components that have one, by their names. */
  examples?: Record<string, ComponentType>;
}

/** The components that pages use, each with the example that stands beside it. */
export function AuthorExamples({components, examples = {}}: Props): ReactNode {
  const withExample = components.filter(({name}) => name in examples);
  const without = components.filter(({name}) => !(name in examples));
  return (
    <>
      {withExample.map(({name, folder}) => {
        const Example = examples[name];
        return (
          <article key={name} aria-label={name}>
            <h3>
              {`<${name}>`} <code>{folder}</code>
            </h3>
            <div className={`${styles.example} markdown`}>{Example && <Example />}</div>
          </article>
        );
      })}
      {without.length > 0 && (
        <p>
          Without an <code>example.tsx</code> in their folder: {without.map(({name}) => name).join(', ')}.
        </p>
      )}
    </>
  );
}
