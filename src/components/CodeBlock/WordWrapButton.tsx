import {translate} from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import type {ReactNode} from 'react';

interface Props {
  isOn: boolean;
  onClick: () => void;
}

/** Breaks lines that are wider than their block, and lets them run again. */
export function WordWrapButton({isOn, onClick}: Props): ReactNode {
  const label = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
  return (
    <button
      type="button"
      className="clean-btn"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onClick}
    >
      <IconWordWrap aria-hidden="true" />
    </button>
  );
}
