import {expect} from 'vitest';
import {buildDir} from '../../browser/support/siteBuild';
import {readAskedStyles} from '../../styles/builtStyles';
import {findRefused} from '../../styles/findRefused';
import {compareRefused, type EngineName} from '../../styles/refused';
import type {Flow} from '../Visit';

/** What the stylesheets ask of the engine. */
export function styleFlows(flow: Flow, engine: EngineName): void {
  flow(
    'every declaration, selector and query of the stylesheets is taken, or known not to be',
    async (visit) => {
      await visit.open('/docs/intro');
      const asked = readAskedStyles(buildDir);
      expect(asked.declarations.length).toBeGreaterThan(500);
      const found = await visit.engine.evaluate(findRefused, asked);
      expect(compareRefused(engine, found)).toEqual({unknown: [], outdated: []});
    },
  );

  flow(
    'a declaration, a selector, a query and a descriptor that no engine takes are found',
    async (visit) => {
      await visit.open('/docs/intro');
      const found = await visit.engine.evaluate(findRefused, {
        declarations: [
          {property: 'box-shadow', value: 'var(--ds-shadow)', conditions: []},
          {property: 'color', value: 'var(--ds-nowhere, planted)', conditions: []},
          {property: 'planted', value: 'var(--ds-nowhere)', conditions: []},
          {property: 'planted', value: 'none', conditions: ['(planted: none)']},
          {property: 'color', value: 'var(--ds-text)', conditions: ['(color: red)']},
        ],
        descriptors: [{property: 'planted', value: '1%'}],
        selectors: ['a:planted', 'a:hover'],
        mediaQueries: ['(planted: yes)', 'print'],
      });
      expect(found).toEqual([
        'box-shadow: var(--ds-shadow)',
        'color: var(--ds-nowhere, planted)',
        'planted: var(--ds-nowhere)',
        '@font-face planted: 1%',
        'a:planted',
        '@media (planted: yes)',
      ]);
    },
  );
}
