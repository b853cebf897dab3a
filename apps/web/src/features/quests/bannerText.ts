export interface BannerText {
  readonly frontend_identifier?: string | undefined
  readonly title: { readonly text: string }
  readonly description: { readonly text: string }
}

interface Texted {
  readonly frontend_identifier: string
  readonly title: string
  readonly text: string
}

/** wire-facts 14.2: a banner whose frontend identifier contains the quest's provides its texts; texts it omits stay. */
export function withBanner<T extends Texted>(one: T, banners: readonly BannerText[]): T {
  const own = banners.find(({ frontend_identifier: of }) => of?.includes(one.frontend_identifier))
  if (!own) return one
  return { ...one, title: own.title.text || one.title, text: own.description.text || one.text }
}
