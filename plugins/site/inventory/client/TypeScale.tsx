import Typography from '@mui/material/Typography';
import {baseFontSize, fontFamilies, type TextStyle, textStyles} from '@site/design/typography';
import type {ReactNode} from 'react';
import styles from './Inventory.module.css';

/** Each text style in its own size, with its figures. */
export function TypeScale(): ReactNode {
  return (
    <>
      <dl className={styles.scale}>
        {(Object.keys(textStyles) as TextStyle[]).map((name) => {
          const {fontSize, lineHeight} = textStyles[name];
          return (
            <div key={name}>
              <dt>
                {name}
                <span>
                  {fontSize} · {Number.parseFloat(fontSize) * baseFontSize} px · {lineHeight}
                </span>
              </dt>
              <dd>
                <Typography variant={name} component="span">
                  Packet received
                </Typography>
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        <code>{fontFamilies.mono.split(',')[0]}</code> sets code: <code>0Oo 1lI {'{}'} =&gt; 0xA0FF</code>
      </p>
    </>
  );
}
