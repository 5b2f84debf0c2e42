import Typography from '@mui/material/Typography';
import {variableName} from '@site/design/cssVariables';
import {breakpoints, components, frame, mobileBreakpoint, radii, spacingUnit} from '@site/design/measures';
import {palette} from '@site/design/palette';
import {schemes} from '@site/design/schemes';
import {ThemeScope} from '@site/src/mui/theme';
import {baseFontSize, type TextStyle, textStyles} from '@site/design/typography';
import Layout from '@theme/Layout';
import {type ReactNode, useSyncExternalStore} from 'react';
import {Buttons, ButtonGroups, Chips, DialogAndSnackbar} from './Controls';
import styles from './Inventory.module.css';

const {base, syntax, tones, fields, ...jobs} = schemes.dark;
const variables = Object.entries({'': jobs, tone: tones, syntax}).flatMap(([group, colors]) =>
  Object.keys(colors).map((name) => variableName(name, group)),
);
const {buttonHeights, ...measures} = components;
const figures = {
  ...radii,
  ...breakpoints,
  'side menu, up to': mobileBreakpoint,
  ...measures,
  ...buttonHeights,
  ...frame,
};

/** Everything that the design consists of, by the titles of the sections. */
const sections: Record<string, ReactNode> = {
  Buttons: <Buttons />,
  'Button groups': <ButtonGroups />,
  Chips: <Chips />,
  Dialog: <DialogAndSnackbar />,
  Typography: (Object.keys(textStyles) as TextStyle[]).map((name) => (
    <Typography key={name} variant={name} component="p" noWrap>
      {name}: {textStyles[name].fontSize}, line height {textStyles[name].lineHeight}
    </Typography>
  )),
  'Colors by job': (
    <ul className={styles.grid}>
      {variables.map((variable) => (
        <li key={variable}>
          <span className={styles.swatch} style={{background: `var(${variable})`}} />
          <code>{variable}</code>
        </li>
      ))}
    </ul>
  ),
  Palette: Object.entries(palette).map(([hue, ramp]) => (
    <ol key={hue} className={styles.grid} aria-label={hue}>
      {Object.entries(ramp).map(([shade, color]) => (
        <li key={shade} style={{backgroundColor: color, color: Number(shade) > 500 ? 'white' : 'black'}}>
          {hue} {shade} {color}
        </li>
      ))}
    </ol>
  )),
  Measures: (
    <>
      <table>
        <caption>Spacing</caption>
        <tbody>
          {[1, 2, 3, 4, 6, 8, 12, 16, 24].map((step) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>{step * spacingUnit * baseFontSize} px</td>
              <td>
                <span className={styles.bar} style={{width: `${step * spacingUnit}rem`}} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.grid}>
        {Object.entries(figures).map(([name, figure]) => (
          <li key={name}>{`${name}: ${figure}`}</li>
        ))}
      </ul>
    </>
  ),
};

/** All of it, to look at and to press, in the scheme chosen in the navbar. */
export default function Inventory(): ReactNode {
  const width = useSyncExternalStore(
    followWindow,
    () => window.innerWidth,
    () => 0,
  );
  const [breakpoint] = Object.entries(breakpoints).findLast(([, least]) => width >= least) ?? [];
  return (
    <Layout title="Inventory" description="All parts of the design, for those who work on it.">
      <ThemeScope>
        <main className={styles.page}>
          <h1>Inventory</h1>
          <p>
            Window <output>{width} px</output>, breakpoint <output>{breakpoint}</output>
          </p>
          {Object.entries(sections).map(([title, content]) => (
            <section key={title} aria-label={title} className={styles.section}>
              <h2>{title}</h2>
              {content}
            </section>
          ))}
        </main>
      </ThemeScope>
    </Layout>
  );
}

function followWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
