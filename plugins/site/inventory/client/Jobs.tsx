import {variableName} from '@site/design/cssVariables';
import {schemes} from '@site/design/schemes';
import type {ReactNode} from 'react';
import styles from './Inventory.module.css';

const {base, syntax, tones, toneWash, ...colours} = schemes.dark;
const groups = {
  'The page and its parts': Object.keys(colours).map((name) => variableName(name)),
  Messages: Object.keys(tones).map((name) => variableName(name, 'tone')),
  Code: Object.keys(syntax).map((name) => variableName(name, 'syntax')),
};

/** The colours that stylesheets and components use, in the scheme in force. */
export function Jobs(): ReactNode {
  return Object.entries(groups).map(([title, variables]) => (
    <div key={title}>
      <h3>{title}</h3>
      <ul className={styles.jobs}>
        {variables.map((variable) => (
          <li key={variable}>
            <span className={styles.swatch} style={{background: `var(${variable})`}} />
            <code>{variable}</code>
          </li>
        ))}
      </ul>
    </div>
  ));
}
