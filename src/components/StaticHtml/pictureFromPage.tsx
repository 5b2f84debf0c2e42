import type {ComponentType, ReactNode} from 'react';

/** A picture in the element by which `pictureFromPage` finds it. */
export function framed(name: string, Picture: ComponentType): ComponentType {
  return function FramedPicture(): ReactNode {
    return (
      <div data-static={name}>
        <Picture />
      </div>
    );
  };
}

/** Finds a picture in the page that is shown, or loads its component when the page lacks it. */
export async function pictureFromPage(
  name: string,
  load: () => Promise<{default: ComponentType}>,
): Promise<ComponentType> {
  const html = document.querySelector(`[data-static="${name}"]`)?.innerHTML;
  if (html === undefined) return framed(name, (await load()).default);
  return function ShownPicture(): ReactNode {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own build
    return <div data-static={name} dangerouslySetInnerHTML={{__html: html}} />;
  };
}
