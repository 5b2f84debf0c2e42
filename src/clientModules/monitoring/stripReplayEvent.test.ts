import {expect, it} from 'vitest';
import {stripReplayEvent} from './stripSecrets';

it('masks words, strips addresses and leaves shapes in a snapshot', () => {
  const event = {
    type: 2,
    timestamp: 1,
    data: {
      node: {
        type: 2,
        tagName: 'div',
        attributes: {
          class: 'tocCollapsibleButton_TO0P',
          style: 'width: 12px',
          title: 'Results for pump 4',
          'aria-label': 'pump',
          'data-theme': 'dark',
          'data-key': 'eyJhbGciOiJIUzI1NiJ9',
          href: 'https://docs.example/search?q=pump#x',
          id: 'main',
          rr_scrollTop: 12,
        },
        childNodes: [{type: 3, textContent: '*** ****', id: 3}],
      },
    },
  };
  stripReplayEvent(event);
  expect(event.data.node.attributes).toEqual({
    class: 'tocCollapsibleButton_TO0P',
    style: 'width: 12px',
    title: '******* *** **** *',
    'aria-label': '****',
    'data-theme': 'dark',
    'data-key': '*',
    href: 'https://docs.example/search?q=*',
    id: 'main',
    rr_scrollTop: 12,
  });
  expect(event.data.node.childNodes).toEqual([{type: 3, textContent: '*** ****', id: 3}]);
});

it('strips the address of a page, and what changes later', () => {
  const meta = {type: 4, data: {href: 'https://docs.example/docs/intro?a=b#c', width: 1280}};
  stripReplayEvent(meta);
  expect(meta.data).toEqual({href: 'https://docs.example/docs/intro?a=*', width: 1280});
  const change = {
    type: 3,
    data: {
      source: 0,
      attributes: [{id: 7, attributes: {value: 'typed', style: {top: '1px'}, hidden: null}}],
      adds: [{parentId: 1, node: {type: 2, tagName: 'a', attributes: {href: '/search?q=typed'}}}],
    },
  };
  stripReplayEvent(change);
  expect(change.data.attributes[0]?.attributes).toEqual({value: '*****', style: {top: '1px'}, hidden: null});
  expect(change.data.adds[0]?.node.attributes).toEqual({href: '/search?q=*'});
});

it.each([undefined, null, 'text', 4, {attributes: null}])('does not mind %o', (event) => {
  expect(() => stripReplayEvent(event)).not.toThrow();
});
