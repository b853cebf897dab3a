export interface FooterLink {
  /** A route that exists. */
  readonly to: '/'
  /** Key in `shell`. */
  readonly label: 'nav.lobby'
}

export interface FooterColumn {
  readonly key: 'about' | 'help' | 'play' | 'partners'
  readonly links: readonly FooterLink[]
}

/** NAV-27: the columns of the footer. A later area adds its lines; an empty column is not shown. */
export const footerColumns: readonly FooterColumn[] = [
  { key: 'about', links: [] },
  { key: 'help', links: [] },
  { key: 'play', links: [{ to: '/', label: 'nav.lobby' }] },
  { key: 'partners', links: [] },
]
