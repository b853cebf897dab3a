/** NAV-15: one is shown as it is, more as `1+`; nothing for none. */
export const supportCount = (unread: number): string | undefined => (unread > 1 ? '1+' : unread === 1 ? '1' : undefined)

/** CONST-12: exact up to 8, then `9+`; nothing for none. */
export const newsCount = (unread: number): string | undefined =>
  unread > 8 ? '9+' : unread > 0 ? String(unread) : undefined
