/** What the inventory knows of a component for authors. */
export interface AuthorComponent {
  name: string;
  /** From the site's root. */
  folder: string;
}
