import {lightHighContrast} from './lightHighContrast';
import type {Scheme} from './Scheme';

/** Black on white, without the surfaces that would only cost ink. */
export const paper: Scheme = {
  ...lightHighContrast,
  page: '#ffffff',
  raised: '#ffffff',
  hover: 'transparent',
  selected: 'transparent',
  codeInline: 'transparent',
  shadow: 'transparent',
};
