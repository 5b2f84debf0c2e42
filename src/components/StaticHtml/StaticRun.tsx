import {useHistory} from '@docusaurus/router';
import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {StaticHtml} from '.';
import {followLinks} from './followLinks';
import {useArrival} from './useArrival';

/**
 * HTML that the build has taken out of the page's script, with links that behave like the framework's: running text
 * (`plugins/framework/static-html/rehypeStaticRuns.ts`), and terms with their definitions.
 */
export default function StaticRun(props: Omit<ComponentProps<typeof StaticHtml>, 'ref'>): ReactNode {
  const {html} = props.block;
  const history = useHistory();
  const box = useRef<HTMLElement>(null);
  useArrival(html !== '');
  useEffect(() => (html && box.current ? followLinks(box.current, history) : undefined), [html, history]);
  return <StaticHtml className="static-run" {...props} ref={box} />;
}
