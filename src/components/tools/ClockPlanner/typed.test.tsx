import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import ClockPlanner from '.';

vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({location: {hash: ''}}),
  useLocation: () => ({pathname: ''}),
}));

it('takes over what was typed and chosen before it was loaded', () => {
  const html = renderToStaticMarkup(<ClockPlanner typed={{reset: 'waits', wait: '3'}} />);
  expect(html).toMatch(/Silence after a reset: 3\s+h/);
  expect(html).toContain('Show the example');
});
