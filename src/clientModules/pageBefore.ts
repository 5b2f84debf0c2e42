import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let before = ExecutionEnvironment.canUseDOM ? document.referrer : '';

/** Address of the page before this one, as the router knows it: the browser's referrer is that of the last full load. */
export const pageBefore = (): string => before;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {pathname, hash} = previousLocation ?? location;
  if (pathname !== location.pathname) before = pathname + hash;
};
