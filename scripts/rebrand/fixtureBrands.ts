import type {Brand} from './Brand';

/** Made-up brands for tests: all spellings of the first share one word, those of the second do not. */
export const quillfern: Brand = {
  name: 'Quillfern',
  slug: 'quillfern',
  cPrefix: 'quillfern',
  domain: 'quillfern.example',
  serviceUuid: '0xFFA0',
};

/** Its name has two words and begins with a vowel; its C prefix is no part of its slug. */
export const orrery: Brand = {
  name: 'Orrery Vex',
  slug: 'orrery-vex',
  cPrefix: 'orvx',
  domain: 'vex.example',
  serviceUuid: '0xFD5A',
};
