import {describe, expect, it} from 'vitest';
import {inOrder} from './choices';

describe('choices', () => {
  it('have the same labels and the same order on all pages, however a page is written', () => {
    expect(inOrder('language', ['python', 'bash', 'js']).map(({label}) => label)).toEqual([
      'curl',
      'JavaScript',
      'Python',
    ]);
  });

  it('that no other page could share stop the build', () => {
    expect(() => inOrder('langauge', ['c'])).toThrow(
      '<Choices about="langauge"> with <Choice value="c">: there are language, rtos.',
    );
    expect(() => inOrder('rtos', ['python'])).toThrow('<Choice value="python">: there are freertos, zephyr.');
  });
});
