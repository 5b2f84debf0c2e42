import {Arrow, type Point, type View} from '@site/src/components/drawing';
import {Children, isValidElement, type ReactNode} from 'react';
import {expect, it} from 'vitest';
import {narrow, wide} from '.';
import {Box, boxHeight, Fields} from './parts';

type Props = Record<'at' | 'from' | 'to', Point> &
  Record<'width' | 'y', number> & {name: string} & {
    edges: readonly number[];
    via?: readonly Point[];
    children?: ReactNode;
  };

function elementsIn(node: ReactNode): {type: unknown; props: Props}[] {
  return Children.toArray(node)
    .filter((one) => isValidElement<Props>(one))
    .flatMap((one) => [one, ...elementsIn(one.props.children)]);
}

const between = (value: number, one = 0, other = 0, reach = 1) =>
  value >= Math.min(one, other) - reach && value <= Math.max(one, other) + reach;

/** What each arrow leads from and to, by where its ends are drawn. */
function edgesOf({content}: View): string[] {
  const elements = elementsIn(content);
  const boxes = elements.flatMap(({type, props: {at, width, name, edges, y}}) => {
    if (type === Fields)
      return ['ID', 'Tag', 'Ciphertext'].map((field, index) => ({name: field, x: edges.slice(index), y}));
    if (type !== Box) return [];
    return [{name: name.replace(' device ', ' '), x: [at[0] - width / 2, at[0] + width / 2], y: at[1]}];
  });
  const paths = elements
    .filter(({type}) => type === Arrow)
    .map(({props: {from, via = [], to}}) => [from, ...via, to]);
  const boxAt = ([x, y]: Point) =>
    boxes.find((box) => between(x, box.x[0], box.x[1], 6) && between(y, box.y, box.y + boxHeight, 6))?.name;
  const isOn = (path: Point[], [x, y]: Point) =>
    path
      .slice(1)
      .some((to, index) => between(x, path[index]?.[0], to[0]) && between(y, path[index]?.[1], to[1]));
  /** At the tail of an arrow, or of that from which it branches off. */
  const sourceOf = (tail: Point) =>
    boxAt(tail) ?? paths.map((path) => isOn(path, tail) && boxAt(path[0] as Point)).find(Boolean);
  return paths.map((path) => `${sourceOf(path[0] as Point)} → ${boxAt(path.at(-1) as Point)}`).sort();
}

it('leads from each value to the same ones on a phone as in the wide drawing', () => {
  expect(edgesOf(wide())).toContain('Ephemeral ID → ID');
  expect(edgesOf(wide()).join()).not.toContain('undefined');
  expect(edgesOf(narrow())).toEqual(edgesOf(wide()));
});
