import {Arrow, type Point, type View} from '@site/src/components/drawing';
import {Children, isValidElement, type ReactNode} from 'react';
import {expect, it} from 'vitest';
import {narrow, wide} from './layouts';
import {Algorithm, boxHeight, Fields, Value} from './parts';

interface Props {
  at: Point;
  name: string;
  width: number;
  edges: readonly number[];
  y: number;
  from: Point;
  via?: readonly Point[];
  to: Point;
  children?: ReactNode;
}

function elementsIn(node: ReactNode): {type: unknown; props: Props}[] {
  return Children.toArray(node)
    .filter((one) => isValidElement<Props>(one))
    .flatMap((one) => [one, ...elementsIn(one.props.children)]);
}

const between = (value: number, one: number, other: number, reach: number) =>
  value >= Math.min(one, other) - reach && value <= Math.max(one, other) + reach;

/** What each arrow leads from and to, by where its ends are drawn. */
function edgesOf({content}: View): string[] {
  const elements = elementsIn(content);
  const boxes = elements.flatMap(({type, props: {at, width, name, edges, y}}) => {
    if (type === Fields)
      return ['ID', 'Tag', 'Ciphertext'].map((field, index) => ({
        name: `field ${field}`,
        x: [edges[index], edges[index + 1]] as [number, number],
        y,
      }));
    if (type !== Value && type !== Algorithm) return [];
    return [
      {name: name.replace(' device ', ' '), x: [at[0] - width / 2, at[0] + width / 2] as const, y: at[1]},
    ];
  });
  const paths = elements
    .filter(({type}) => type === Arrow)
    .map(({props: {from, via = [], to}}) => [from, ...via, to]);
  const boxAt = ([x, y]: Point) =>
    boxes.find((box) => between(x, ...box.x, 6) && between(y, box.y, box.y + boxHeight, 6))?.name;
  const isOn = (path: Point[], [x, y]: Point) =>
    path.some((to, index) => {
      const from = path[index - 1];
      return from && between(x, from[0], to[0], 1) && between(y, from[1], to[1], 1);
    });
  /** What is at the tail, or at the tail of the arrow from which it branches off. */
  const sourceOf = (path: Point[]): string | undefined => {
    const [tail] = path as [Point];
    const trunk = paths.find((other) => other !== path && isOn(other, tail) && boxAt(other[0] as Point));
    return boxAt(tail) ?? (trunk && sourceOf(trunk));
  };
  return paths.map((path) => `${sourceOf(path)} → ${boxAt(path.at(-1) as Point)}`).sort();
}

it('leads from each value to the same ones on a phone as in the wide drawing', () => {
  expect(edgesOf(wide())).toContain('Ephemeral ID → field ID');
  expect(edgesOf(wide()).filter((edge) => edge.includes('undefined'))).toEqual([]);
  expect(edgesOf(narrow())).toEqual(edgesOf(wide()));
});
