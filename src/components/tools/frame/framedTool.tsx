import type {ComponentType, ReactNode} from 'react';

/** What a tool is given when it takes the place of its static frame. */
export interface ToolProps {
  /** What the reader typed into the frame before, by the names of the fields, and whether folds are open. */
  typed?: Readonly<Record<string, string>>;
}

/** A tool as the build draws it, in the element by which `toolFromPage` finds it. */
export function framedTool(name: string, Tool: ComponentType<ToolProps>): ComponentType {
  return function FramedTool(): ReactNode {
    return (
      <div className="tool-frame" data-static={name} data-nr-block>
        <Tool />
      </div>
    );
  };
}
