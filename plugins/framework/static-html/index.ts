import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const whole = /[?&]whole\b/;

/** Takes HTML that never changes from the page instead of from its script; see README.md. */
export default function staticHtmlPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'static-html',
    configureWebpack: (_config, isServer) => {
      const use = (loader: string) => ({loader: path.join(__dirname, loader), options: {isServer, baseUrl}});
      const rule = (test: RegExp, loader: string) => ({test, resourceQuery: {not: whole}, use: use(loader)});
      const rules = [
        {test: /\.blocks\.json$/, type: 'javascript/auto', use: use('blocksLoader.js')},
        rule(/[\\/]src[\\/]components[\\/]pictures[\\/]\w+[\\/]index\.tsx$/, 'pictureLoader.js'),
        rule(/[\\/]src[\\/]components[\\/]tools[\\/][A-Z]\w+[\\/]index\.tsx$/, 'toolLoader.js'),
      ];
      return {module: {rules}};
    },
  };
}
