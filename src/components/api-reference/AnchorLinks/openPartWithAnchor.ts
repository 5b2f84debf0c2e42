/**
 * Opens the folded parts around an anchor and scrolls to it.
 *
 * Browsers do so themselves when a page is loaded, some of them; none does when the site's router moves on.
 *
 * @param hash fragment of an address, with its `#`
 */
export function openPartWithAnchor(hash: string): void {
  const target = document.getElementById(decode(hash.slice(1)));
  let isFolded = false;
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    if (part.open) continue;
    part.open = true;
    isFolded = true;
  }
  if (isFolded) target?.scrollIntoView();
}

/** A fragment may hold anything that a reader types. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
