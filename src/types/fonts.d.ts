declare module '*.woff2' {
  /** Address of the font in the built site. */
  const url: string;
  export default url;
}
