/** Glyphs of places, by the name that pages give: drawn around the origin, up to 36 units wide. */
export const glyphs = {
  /** With its pins. */
  chip: (
    <path d="M-8-11h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3h-16a3 3 0 0 1-3-3v-16a3 3 0 0 1 3-3zM-3.5-5h7a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5zM-6-11v-5M0-11v-5M6-11v-5M-6 11v5M0 11v5M6 11v5M-11-6h-5M-11 0h-5M-11 6h-5M11-6h5M11 0h5M11 6h5" />
  ),
  /** A phone that listens: most gateways are phones. */
  gateway: (
    <path d="M-5-16h10a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4v-24a4 4 0 0 1 4-4zM-2 11.5h4M-4-1.5a5.6 5.6 0 0 1 8 0M-1.4 1.4a2 2 0 0 1 2.8 0" />
  ),
  cloud: <path d="M-10 11a7.5 7.5 0 0 1-1-14.9 11 11 0 0 1 21.2-1.5A8.3 8.3 0 0 1 9.5 11z" />,
  /** A stack of servers. */
  backend: (
    <path d="M-11-14h22a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-22a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3zM-11 2h22a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-22a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3zM-8.5-8h.01M-8.5 8h.01M-2-8h10M-2 8h10" />
  ),
  /** With two wings of solar cells. */
  satellite: (
    <path d="M-3-6h6a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM-5 0h-3M5 0h3M-16-4.5h8v9h-8zM8-4.5h8v9H8zM-12-4.5v9M12-4.5v9M0 6v3M-4 12a4 4 0 0 1 8 0" />
  ),
};
