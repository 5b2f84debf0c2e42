import Layout from '@theme/Layout';
import type {ComponentType, ReactNode} from 'react';
import {ThemeScope} from '@site/src/mui/ThemeScope';
import type {AuthorComponent} from '../shared/AuthorComponent';
import {AuthorExamples} from './AuthorExamples';
import {ButtonGroups} from './ButtonGroups';
import {Buttons} from './Buttons';
import {Chips} from './Chips';
import {Conditions} from './Conditions';
import {Dialogs} from './Dialogs';
import styles from './Inventory.module.css';
import {Jobs} from './Jobs';
import {Measures} from './Measures';
import {Ramps} from './Ramps';
import {Section} from './Section';
import {Snackbars} from './Snackbars';
import {TypeScale} from './TypeScale';

interface Props {
  authorComponents: AuthorComponent[];
  examples?: Record<string, ComponentType>;
}

/** Everything that the design consists of, to look at and to press, in the scheme chosen in the navbar. */
export default function Inventory({authorComponents, examples}: Props): ReactNode {
  const sections: Array<[string, ReactNode]> = [
    ['Buttons', <Buttons key="buttons" />],
    ['Button groups', <ButtonGroups key="groups" />],
    ['Chips', <Chips key="chips" />],
    ['Dialog', <Dialogs key="dialog" />],
    ['Snackbar', <Snackbars key="snackbar" />],
    ['Typography', <TypeScale key="type" />],
    ['Colours by job', <Jobs key="jobs" />],
    ['Palette', <Ramps key="ramps" />],
    ['Measures', <Measures key="measures" />],
    [
      'Components for authors',
      <AuthorExamples key="authors" components={authorComponents} examples={examples} />,
    ],
  ];
  return (
    <Layout title="Inventory" description="All parts of the design, for those who work on it.">
      <ThemeScope>
        <div className={styles.page}>
          <header className={styles.opening}>
            <h1>Inventory</h1>
            <p>
              Every part of the design. Colour mode and contrast are chosen in the navbar. All values come
              from <code>src/css</code>.
            </p>
            <Conditions />
          </header>
          <nav className={styles.contents} aria-label="Sections">
            {sections.map(([title]) => (
              <a key={title} href={`#${idOf(title)}`}>
                {title}
              </a>
            ))}
          </nav>
          <main className={styles.sections}>
            {sections.map(([title, content]) => (
              <Section key={title} id={idOf(title)} title={title}>
                {content}
              </Section>
            ))}
          </main>
        </div>
      </ThemeScope>
    </Layout>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
