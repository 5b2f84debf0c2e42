/** Font size at the root, in pixels; every `rem` below is a multiple of it. */
export const baseFontSize = 16;

/** Font families as CSS lists; the `Fallback` faces have the metrics of the face before them (see fonts.css). */
export const fontFamilies = {
  sans: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  mono: "'Source Code Pro Variable', 'Source Code Pro Fallback', ui-monospace, monospace",
} as const;

/** Weights that the variable sans is used at. */
export const fontWeights = {regular: 400, medium: 500, semibold: 600, bold: 700} as const;

export const textStyles = {
  title: {fontSize: '4rem', lineHeight: 1.05},
  subtitle: {fontSize: '3rem', lineHeight: 1.1},
  h1: {fontSize: '2.25rem', lineHeight: 1.2},
  h2: {fontSize: '1.75rem', lineHeight: 1.25},
  h3: {fontSize: '1.375rem', lineHeight: 1.3},
  h4: {fontSize: '1.125rem', lineHeight: 1.4},
  p1: {fontSize: '1rem', lineHeight: 1.65},
  p2: {fontSize: '0.875rem', lineHeight: 1.55},
  p3: {fontSize: '0.75rem', lineHeight: 1.5},
  p4: {fontSize: '0.625rem', lineHeight: 1.4},
} as const;

export type TextStyle = keyof typeof textStyles;

/** Sizes of text in a drawing, in its units, which are pixels at its own width; a note is as large outside of one. */
export const drawingTextSizes = {label: 14, note: 13, code: 13} as const;
export const noteSize = `${drawingTextSizes.note / baseFontSize}rem`;
