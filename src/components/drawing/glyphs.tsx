/** Glyphs of places, by the name that pages give: drawn around the origin, up to 36 units wide. */
export const glyphs = {
  /** With its pins. */
  chip: (
    <g>
      <rect x="-11" y="-11" width="22" height="22" rx="3" />
      <rect x="-5" y="-5" width="10" height="10" rx="1.5" />
      <path d="M-6-11v-5M0-11v-5M6-11v-5M-6 11v5M0 11v5M6 11v5M-11-6h-5M-11 0h-5M-11 6h-5M11-6h5M11 0h5M11 6h5" />
    </g>
  ),
  /** A phone that listens: most gateways are phones. */
  gateway: (
    <g>
      <rect x="-9" y="-16" width="18" height="32" rx="4" />
      <path d="M-2 11.5h4M-4-1.5a5.6 5.6 0 0 1 8 0M-1.4 1.4a2 2 0 0 1 2.8 0" />
    </g>
  ),
  cloud: <path d="M-10 11a7.5 7.5 0 0 1-1-14.9 11 11 0 0 1 21.2-1.5A8.3 8.3 0 0 1 9.5 11z" />,
  /** A stack of servers. */
  backend: (
    <g>
      <rect x="-14" y="-14" width="28" height="12" rx="3" />
      <rect x="-14" y="2" width="28" height="12" rx="3" />
      <path d="M-8.5-8h.01M-8.5 8h.01M-2-8h10M-2 8h10" />
    </g>
  ),
  /** With two wings of solar cells. */
  satellite: (
    <g>
      <rect x="-5" y="-6" width="10" height="12" rx="2" />
      <path d="M-5 0h-3M5 0h3M-16-4.5h8v9h-8zM8-4.5h8v9H8zM-12-4.5v9M12-4.5v9M0 6v3M-4 12a4 4 0 0 1 8 0" />
    </g>
  ),
};
