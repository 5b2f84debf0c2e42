import {createHash} from 'node:crypto';

/** Points of a ring, between which a curve is drawn. */
const steps = 28;
/** Waves around a ring; more would look like noise. */
const waves = 4;

/**
 * How far the ring at a depth is from the light, in a direction: smooth, other for each seed, and never across the next.
 */
export function distance(seed: Uint8Array, depth: number, angle: number): number {
  let shape = 1;
  for (let wave = 1; wave <= waves; wave += 1) {
    const [height = 0, phase = 0, drift = 0] = seed.subarray(3 * wave - 3, 3 * wave);
    const turn = (phase / 128) * Math.PI + depth * (drift / 255 - 0.5) * 0.2;
    shape += ((0.1 + (0.12 * height) / 255) / wave) * Math.cos(wave * angle + turn);
  }
  return (16 + 24 * depth ** 1.3) * shape;
}

/** Lines of equal depth around a rock in the sea, from its light at 0, 0 outwards, as paths; other ones for each slug. */
export function isobaths(slug: string, count: number): string[] {
  const seed = createHash('sha256').update(slug).digest();
  return Array.from({length: count}, (_, depth) => {
    const points = Array.from({length: steps}, (_, step) => {
      const angle = (2 * Math.PI * step) / steps;
      const length = distance(seed, depth, angle);
      return [Math.round(1.25 * length * Math.cos(angle)), Math.round(length * Math.sin(angle))] as const;
    });
    // A curve bends at each point, and runs from one middle between two points to the next.
    const around = [...points, ...points.slice(0, 2)];
    const [first, ...others] = around.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = around[index];
      return {corner: [fromX, fromY], end: [Math.round((fromX + x) / 2), Math.round((fromY + y) / 2)]};
    });
    let [atX, atY] = first.end;
    const curves = others.map(({corner, end}) => {
      const numbers = [corner[0] - atX, corner[1] - atY, end[0] - atX, end[1] - atY];
      [atX, atY] = end;
      return `q${numbers.join(' ').replaceAll(' -', '-')}`;
    });
    return `M${first.end.join(' ')}${curves.join('')}z`;
  });
}
