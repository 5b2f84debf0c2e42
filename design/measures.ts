/** Spacing unit in rem; all distances are multiples of it. */
export const spacingUnit = 0.25;

export const space = (steps: number) => `${steps * spacingUnit}rem`;

/** Corner radii in pixels: surfaces, the controls and marks inside them, and controls that are round at their ends. */
export const radii = {surface: 12, control: 8, mark: 5, pill: 999} as const;

/** Least window widths in pixels of the component library's breakpoints. */
export const breakpoints = {xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536} as const;

/** Window width in pixels up to which the navbar becomes a side menu; fixed by the framework. */
export const mobileBreakpoint = 996;

export const frame = {
  navbarHeight: '4rem',
  sidebarWidth: '18rem',
  /** Where running text ends at most: one of the two right edges of a page. */
  lineLength: '40rem',
  /** Where tables, code, drawings and boxes end at most: the other. */
  columnWidth: '45rem',
  tocWidth: '17rem',
  pageWidth: '80rem',
} as const;

/**
 * Durations in milliseconds: a control answers, a part turns or fades, a panel comes; and the curve of what answers a
 * reader. What slides has the browser's `ease-in-out`.
 */
export const motion = {
  timeControl: '80ms',
  timePart: '150ms',
  timePanel: '240ms',
  easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const controls = {iconSize: '1.125rem', controlHeight: '2.25rem'} as const;

/** Measures of components; `large` buttons are the tallest. */
export const components = {
  dialogWidth: '24.125rem',
  snackbarMinWidth: 300,
  snackbarMaxWidth: 400,
  chipHeight: 36,
  buttonGroupWidth: 48,
  buttonGroupHeight: 36,
  buttonHeights: {small: '2rem', medium: '2.5rem', large: '3.5rem'},
} as const;
