import {findWebKit} from '../../scripts/browser/findBrowsers';
import {describeEngine} from './describeEngine';
import {startWebKit} from './webkit/startWebKit';

describeEngine({name: 'WebKit', programs: findWebKit(), start: startWebKit});
