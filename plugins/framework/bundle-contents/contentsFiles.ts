/** Folder in `.docusaurus` with the source map of each script, by the script's name and `.map`. */
export const bundleContentsFolder = 'bundle-contents';

/** File in it that says which modules are in which stylesheet: a list of `BundledStyle`. */
export const stylesFile = 'styles.json';

/** A stylesheet and the modules in it, with their sizes in bytes before minifying. */
export interface BundledStyle {
  file: string;
  modules: Array<{module: string; size: number}>;
}
