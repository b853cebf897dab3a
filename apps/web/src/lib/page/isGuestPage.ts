/**
 * RT-50: whether this browser shows the page as a guest sees it. The address contains it after its locale; on the
 * server the site of the request knows (`Site.isGuestMode`).
 */
export const isGuestPage = (): boolean =>
  !import.meta.env.SSR && /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/guest(?:\/|$)/.test(location.pathname)
