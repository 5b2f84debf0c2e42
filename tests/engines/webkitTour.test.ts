import {findWebKit} from '../../scripts/browser/findBrowsers';
import {describeEngine} from './describeEngine';
import {tourFlows} from './flows/tour';
import {startWithoutLayers} from './webkit/startWebKit';

describeEngine({name: 'WebKit', programs: findWebKit(), start: startWithoutLayers}, tourFlows);
