import {useTheme} from '@mui/material/styles';
import {breakpoints, components, frame, mobileBreakpoint, radii, spacingUnit} from '@site/design/measures';
import {baseFontSize} from '@site/design/typography';
import type {ReactNode} from 'react';
import styles from './Inventory.module.css';

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

/** Distances, corners, breakpoints and the measures of components and frame, as figures and drawn. */
export function Measures(): ReactNode {
  const theme = useTheme();
  return (
    <div className={styles.measures}>
      <Table caption="Spacing" columns={['Steps', 'rem', 'px', '']}>
        {steps.map((step) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            <td>{step * spacingUnit}</td>
            <td>{step * spacingUnit * baseFontSize}</td>
            <td>
              <span className={styles.bar} style={{width: theme.spacing(step)}} />
            </td>
          </tr>
        ))}
      </Table>
      <Table caption="Corner radii" columns={['Name', 'px', '']}>
        {Object.entries(radii).map(([name, radius]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{radius}</td>
            <td>
              <span className={styles.corner} style={{borderRadius: radius}} />
            </td>
          </tr>
        ))}
      </Table>
      <Table caption="Breakpoints" columns={['Name', 'From, px']}>
        {Object.entries({...breakpoints, 'side menu, up to': mobileBreakpoint}).map(([name, width]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{width}</td>
          </tr>
        ))}
      </Table>
      <Table caption="Components and frame" columns={['Name', 'Measure']}>
        {Object.entries({...components, ...components.buttonHeights, ...frame}).map(
          ([name, measure]) =>
            typeof measure !== 'object' && (
              <tr key={name}>
                <th scope="row">{name in components.buttonHeights ? `button, ${name}` : name}</th>
                <td>{typeof measure === 'number' ? `${measure}px` : measure}</td>
              </tr>
            ),
        )}
      </Table>
    </div>
  );
}

function Table(props: {caption: string; columns: string[]; children: ReactNode}): ReactNode {
  return (
    <table className={styles.table}>
      <caption>{props.caption}</caption>
      <thead>
        <tr>
          {props.columns.map((column) =>
            column ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <td key="drawn" />
            ),
          )}
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  );
}
