import {describe, expect, it} from 'vitest';
import {labelsOf} from './choices';

describe('choices', () => {
  it('have the same labels on all pages, in the order of the page', () => {
    expect(labelsOf('language', ['python', 'bash'])).toEqual(['Python', 'curl']);
  });

  it('that no other page could share stop the build', () => {
    expect(() => labelsOf('langauge', ['c'])).toThrow(
      '<Choices about="langauge"> with <Choice value="c">: there are language, rtos.',
    );
    expect(() => labelsOf('rtos', ['python'])).toThrow(
      '<Choice value="python">: there are freertos, zephyr.',
    );
  });
});
