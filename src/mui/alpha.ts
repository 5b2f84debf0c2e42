import {share} from '../../design/cssVariables';

/**
 * Makes a color translucent, in place of the library's own `theme.alpha`, which writes relative colors
 * (`oklch(from …)`) that Chrome before 119, Firefox before 128 and Safari before 18 do not know.
 *
 * @param coefficient a number, or what components pass: sums of numbers and of variables that have them as fallback
 */
export function alpha(ofColor: string, coefficient: number | string): string {
  const parts = String(coefficient).match(/\d*\.?\d+/g) ?? [];
  const sum = parts.reduce((total, part) => total + Number(part), 0);
  return share(ofColor, Math.round(sum * 1000) / 10);
}
