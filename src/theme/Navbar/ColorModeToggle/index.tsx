/*
 * Override: eject of @theme/Navbar/ColorModeToggle, theme-classic 3.10.2
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/Navbar/ColorModeToggle/index.tsx
 * Why: the original stores a choice of `system` as nothing, which here means dark; and contrast has a button too.
 */
export {ColorToggles as default} from '@site/src/components/ColorMode';
