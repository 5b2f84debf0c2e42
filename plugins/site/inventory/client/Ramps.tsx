import {useTheme} from '@mui/material/styles';
import type {Hue, Shade} from '@site/design/computePalette';
import {palette} from '@site/design/palette';
import {schemes} from '@site/design/schemes';
import {wcagContrast} from 'culori';
import type {ReactNode} from 'react';
import styles from './Inventory.module.css';

const shades = Object.keys(palette.gray).map(Number) as Shade[];
const {page: lightPage} = schemes.light;
const {page: darkPage} = schemes.dark;
const {text: darkText} = schemes['light-high-contrast'];
const {text: lightText} = schemes['dark-high-contrast'];

/** The eight hues in eleven shades, as the theme has them, each with its contrast to both pages. */
export function Ramps(): ReactNode {
  return (
    <>
      <p>The two figures of a shade are its contrast to the light page and to the dark page.</p>
      {(Object.keys(palette) as Hue[]).map((hue) => (
        <Ramp key={hue} hue={hue} />
      ))}
    </>
  );
}

function Ramp({hue}: {hue: Hue}): ReactNode {
  const ramp: Record<Shade, string> = useTheme().palette[hue];
  return (
    <>
      <h3 id={`ramp-${hue}`}>{hue}</h3>
      <ol className={styles.ramp} aria-labelledby={`ramp-${hue}`}>
        {shades.map((shade) => (
          <li key={shade} style={{backgroundColor: ramp[shade], color: textOn(ramp[shade])}}>
            <strong>{shade}</strong>
            <span>{ramp[shade]}</span>
            <span>
              {contrast(ramp[shade], lightPage)} · {contrast(ramp[shade], darkPage)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function textOn(shade: string): string {
  return wcagContrast(shade, darkText) > wcagContrast(shade, lightText) ? darkText : lightText;
}

function contrast(one: string, other: string): string {
  return wcagContrast(one, other).toFixed(1);
}
