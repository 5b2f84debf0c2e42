import {findFirefox} from '../../scripts/browser/findFirefox';
import {describeEngine} from './describeEngine';
import {startFirefox} from './startFirefox';

describeEngine({name: 'Firefox', programs: findFirefox(), start: startFirefox});
