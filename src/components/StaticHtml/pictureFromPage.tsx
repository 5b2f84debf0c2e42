import type {ComponentType, ReactNode} from 'react';
import {awaitBeforeShowing} from '@site/plugins/framework/static-html/client/awaited';
import {missingPart} from './blocksFromPage';
import {useArrival} from './useArrival';

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

/**
 * Finds a picture in the document that is shown, or loads its component when it is not there.
 *
 * A picture that has to be loaded is empty until it is there, which the framework awaits before it shows the
 * page.
 */
export function pictureFromPage(name: string, load: () => Promise<{default: ComponentType}>): ComponentType {
  const html = document.querySelector(`[data-static="${name}"]`)?.innerHTML;
  if (html !== undefined) {
    return function ShownPicture(): ReactNode {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own build
      return <div data-static={name} dangerouslySetInnerHTML={{__html: html}} />;
    };
  }
  let Picture: ComponentType | undefined;
  awaitBeforeShowing(
    load().then(
      (module) => {
        Picture = module.default;
      },
      (error) => {
        Picture = MissingPicture;
        throw error;
      },
    ),
  );
  return framed(name, function LoadedPicture(): ReactNode {
    useArrival(Picture !== undefined);
    return Picture && <Picture />;
  });
}

function MissingPicture(): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
  return <div dangerouslySetInnerHTML={{__html: missingPart()}} />;
}
