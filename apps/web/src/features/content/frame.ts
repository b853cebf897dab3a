import type { Result } from '@apogee/contract'
import { isOnBreak } from '../../lib/onBreak'

/** A promo in the shell: a line below the header, or the tooltip. */
export interface Promo {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly action: string
  readonly url: string
  /** For players only, for guests only, or for everyone. */
  readonly logged?: boolean
  readonly groups: readonly string[]
  /** How long a tooltip stays (CONST-15). */
  readonly minutes?: number
}

/** The banners for one place in the shell, in the operator's order. */
export const promosAt = (banners: Result<'content.banners'>['banners'], place: 'header' | 'promo-tooltip'): Promo[] =>
  banners
    .filter(({ categories }) => categories.includes(place))
    .toSorted((a, b) => (a.order?.[place] ?? 0) - (b.order?.[place] ?? 0))
    .map(({ id, title, description, button, logged, groups = [], minutes }) => ({
      id,
      title: title.text,
      text: description.text,
      action: button.name,
      url: button.url,
      logged,
      minutes,
      groups: groups.map(String),
    }))

/** The first one for this visitor; none for a player on a break (SAFE-02). */
export const promoFor = (
  promos: readonly Promo[],
  player: { readonly statuses: readonly { readonly id: string }[]; readonly break_until?: string | undefined } | null,
): Promo | undefined =>
  promos.find(
    ({ logged, groups }) =>
      !isOnBreak(player) &&
      (logged === undefined || logged === (player !== null)) &&
      (groups.length === 0 || player?.statuses.some(({ id }) => groups.includes(id))),
  )

const footerText = 'footer-content'

/**
 * NAV-30: the footer's snippet for members of a group (`footer-content-{group}`); the default one for everyone else.
 */
export function footerTextOf(snippets: Result<'content.snippets'>, groups: readonly string[]): string | null {
  const own = snippets.find(({ id }) => groups.some((group) => id === `${footerText}-${group}`))
  return (own ?? snippets.find(({ id }) => id === footerText))?.content ?? null
}
