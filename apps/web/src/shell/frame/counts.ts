/** NAV-15: shows 1 as it is, more as `1+`, and 0 as empty. */
export const supportCount = (unread: number): string | undefined => (unread > 1 ? '1+' : unread === 1 ? '1' : undefined)

/** CONST-12: exact up to 8, then `9+`, and empty for 0. */
export const newsCount = (unread: number): string | undefined =>
  unread > 8 ? '9+' : unread > 0 ? String(unread) : undefined
