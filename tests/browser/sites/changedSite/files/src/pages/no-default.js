// A page whose module has a default export in the build, which would stop without one, but none in the browser.
const {createElement} = require('react');
const {default: Layout} = require('@theme/Layout');

exports.__esModule = true;
if (typeof window === 'undefined') {
  exports.default = () =>
    createElement(
      Layout,
      {title: 'No default'},
      createElement('main', {}, createElement('h1', {}, 'No default')),
    );
}
