import SystemDiagram from '@site/src/components/authoring/SystemDiagram';
import type {ReactNode} from 'react';
import path from './path.json';

/** What stands where on the way of a board's packet, and what shows there that it works. */
export default function BoardPath(): ReactNode {
  return <SystemDiagram {...(path as Parameters<typeof SystemDiagram>[0])} />;
}
