import {findFirefox} from '../../scripts/browser/findBrowsers';
import {describeEngine} from './describeEngine';
import {tourFlows} from './flows/tour';
import {startFirefox} from './startFirefox';

describeEngine({name: 'Firefox', programs: findFirefox(), start: startFirefox}, tourFlows);
