import {findWebKit} from '../../scripts/browser/findWebKit';
import {describeEngine} from './describeEngine';
import {startWebKit} from './webkit/startWebKit';

describeEngine({name: 'WebKit', programs: findWebKit(), start: startWebKit});
