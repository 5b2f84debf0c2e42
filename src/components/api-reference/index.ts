export {Endpoint} from './Endpoint';
export {StaticHtml} from './StaticHtml';
