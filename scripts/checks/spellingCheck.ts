import {commandCheck, packageCommand} from './commandCheck';

/** Checks the spelling of what `cspell.config.yaml` names, or of some of it: its paths follow. */
export const spellingCommand = [...packageCommand('cspell/bin.mjs'), '--no-progress', '--no-summary'];

/** Checks the spelling of pages, of what contributors read, and of code. */
export const spellingCheck = () => commandCheck('spelling', spellingCommand);
