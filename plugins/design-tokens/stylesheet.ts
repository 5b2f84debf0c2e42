import {type Scheme, schemes} from '../../src/design/schemes';
import {infimaVariables} from './infimaVariables';
import {schemeVariables, sharedVariables, type Variables} from './tokenVariables';

/** Chooses the high-contrast scheme of the mode in force; set on the root element beside `data-theme`. */
const moreContrast = "[data-contrast='more']";

/**
 * The whole stylesheet of variables.
 *
 * Dark also applies with no `data-theme` at all, which is the case when scripts are off. A high-contrast
 * scheme is written as what it changes.
 */
export function stylesheet(): string {
  const dark = "html[data-theme='dark']";
  const light = "html[data-theme='light']";
  return [
    rule(':root', {...sharedVariables(), ...infimaVariables}),
    rule(`:root, ${dark}`, schemeVariables(schemes.dark)),
    rule(light, schemeVariables(schemes.light)),
    rule(`${dark}${moreContrast}`, difference(schemes.dark, schemes['dark-high-contrast'])),
    rule(`${light}${moreContrast}`, difference(schemes.light, schemes['light-high-contrast'])),
  ].join('\n');
}

function difference(from: Scheme, to: Scheme): Variables {
  const before = schemeVariables(from);
  return Object.fromEntries(
    Object.entries(schemeVariables(to)).filter(([name, value]) => before[name] !== value),
  );
}

function rule(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
