import {describe, expect, it} from 'vitest';
import {gatewayField} from './gatewayField';

describe('gatewayField', () => {
  const field = gatewayField(450, 150, 330);

  it('gives every gateway a place of its own, off the packets’ line', () => {
    expect(new Set(field.map(({x, y}) => `${x},${y}`)).size).toBe(field.length);
    expect(field.every(({y}) => Math.abs(y) > 22)).toBe(true);
  });

  it('tells gateways in range from those that are not', () => {
    expect(field.filter(({hears}) => hears).every(({x, y}) => Math.hypot(x - 150, y) < 330)).toBe(true);
    expect(field.some(({hears}) => hears) && field.some(({hears}) => !hears)).toBe(true);
  });
});
