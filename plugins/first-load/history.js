// Stands in for the package `history`, without its histories in memory and in the hash: the site has addresses of its own.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

const unused = () => {
  throw new Error(
    'plugins/first-load/history.js stands in for `history`, and has the history of a browser alone.',
  );
};

export {unused as createHashHistory, unused as createMemoryHistory};
