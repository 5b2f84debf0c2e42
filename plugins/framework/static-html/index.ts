import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Query of an import that wants the picture or the tool itself. */
const whole = /[?&]whole\b/;

/** Takes HTML that never changes from the page instead of from its script; see README.md. */
export default function staticHtmlPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'static-html',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.blocks\.json$/,
            type: 'javascript/auto',
            use: {loader: path.join(__dirname, 'blocksLoader.js'), options: {isServer, baseUrl}},
          },
          {
            test: /[\\/]src[\\/]components[\\/]pictures[\\/]\w+[\\/]index\.tsx$/,
            resourceQuery: {not: whole},
            use: {loader: path.join(__dirname, 'pictureLoader.js'), options: {isServer}},
          },
          {
            test: /[\\/]src[\\/]components[\\/]tools[\\/][A-Z]\w+[\\/]index\.tsx$/,
            resourceQuery: {not: whole},
            use: {loader: path.join(__dirname, 'toolLoader.js'), options: {isServer}},
          },
        ],
      },
    }),
  };
}
