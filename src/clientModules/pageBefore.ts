import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let before = ExecutionEnvironment.canUseDOM ? document.referrer : '';
/** Path and fragment of the page that is shown. */
let shown = '';

/** Address of the page before this one, as the router knows it: the browser's referrer is that of the last full load. */
export const pageBefore = (): string => before;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {pathname, hash}}) => {
  // The router's previous location may be one whose page had not come yet.
  if (shown && shown.split('#')[0] !== pathname) before = shown;
  shown = pathname + hash;
};
