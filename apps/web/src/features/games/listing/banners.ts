import type { Result } from '@apogee/contract'
import { type BannerVisitor, fillAmounts, isFor, isLive, type WriteAmount } from '@apogee/rules/content/banners'
import type { Player } from '../../profile/queries'
import { isCryptoCurrency } from '../model'

export type Banner = Result<'content.banners'>['banners'][number]

/** The facts that target banners: a player's groups and wallet, and for all visitors the current domain. */
export const visitorOf = (
  player: Player | null,
  isCryptoDomain: boolean,
  welcomePack: BannerVisitor['welcomePack'] = 'none',
): BannerVisitor => ({
  isPlayer: player !== null,
  groups: player?.statuses.map(({ id }) => id) ?? [],
  isCrypto: isCryptoDomain || (player !== null && isCryptoCurrency(player.currency)),
  welcomePack,
})

/** LOB-24, LOB-27: a place's banners for this visitor at this moment. */
export const shownTo = (banners: readonly Banner[], visitor: BannerVisitor, nowMs: number): readonly Banner[] =>
  banners.filter((banner) => isLive(banner, nowMs) && isFor(banner, visitor))

/** LOB-22: the banner with its amounts filled in. */
export function withVariables(banner: Banner, currency: string, write: WriteAmount): Banner {
  const { variables, title, description, secondButton } = banner
  if (!variables) return banner
  const fill = (text: string) => fillAmounts(text, variables, currency, write)
  return {
    ...banner,
    title: { text: fill(title.text) },
    description: { ...description, text: fill(description.text) },
    ...(secondButton && {
      secondButton: { ...secondButton, popup: { ...secondButton.popup, desc: fill(secondButton.popup.desc) } },
    }),
  }
}

/** LOB-26: a tournament's banner always links to the tournament; its button's address is ignored. */
export const addressOf = ({ isTournament, tournamentLink, button }: Banner): string =>
  (isTournament && tournamentLink) || button.url

/** LOB-23: what a timer counts down to; undefined once it is over, or without a timer. */
export function countdownOf({ timer }: Pick<Banner, 'timer'>, nowMs: number) {
  if (!timer) return undefined
  const [start, end] = [Date.parse(timer.start_at), Date.parse(timer.end_at)]
  if (nowMs < start) return { to: 'start', leftMs: start - nowMs } as const
  return nowMs < end ? ({ to: 'end', leftMs: end - nowMs } as const) : undefined
}

// Attributes an operator may add to a link: none that execute or redirect.
const allowedAttrs: ReadonlySet<string> = new Set(['title', 'target', 'hreflang', 'lang'])

/** LOB-21: attributes of a button's link. An external link opens in a new tab without a referrer. */
export const attrsOf = ({ type, frontendIdentifier, attrs = {} }: Banner['button']): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(attrs).filter(([name]) => allowedAttrs.has(name) || name.startsWith('data-'))),
  ...(frontendIdentifier && { 'data-frontend-identifier': frontendIdentifier }),
  ...(type === 'external' && { target: '_blank', rel: 'noopener' }),
})
