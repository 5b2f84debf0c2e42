import bundlerCache from './bundler-cache';
import deployRecovery from './deploy-recovery';
import firstLoad from './first-load';
import frameworkGuard from './guard';
import staticHtml from './static-html';
import styles from './styles';

/** Every plugin that leans on the framework's internals; README.md says what each mends. */
export const frameworkPlugins = [bundlerCache, deployRecovery, firstLoad, frameworkGuard, staticHtml, styles];
