/** Stands in for a component of the theme that shows nothing on this site. */
export default function Nothing() {
  return null;
}
