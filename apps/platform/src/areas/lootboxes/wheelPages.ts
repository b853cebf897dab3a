import { vipRankOf } from '@apogee/rules/vip/statuses'
import { currencyOfCountry } from '../../core/content/config.ts'
import type { PageExtra } from '../../core/content/pageExtra.ts'
import { type Ctx, isOnBreak } from '../../core/http/handler.ts'
import { type Contents, contentsFor } from './contents.ts'
import { readLootboxes } from './lootboxesConfig.ts'
import { prizeTitle } from './words.ts'

/** The CMS page of the wheel whose sectors depend on the player's group. */
const segmentsPage = 'rocketplay-wheel'

/** What a wheel's page tells beside its text: its prizes with their chances in percent, and how it is dressed. */
function wheelFacts(ctx: Ctx, locale: string, contents: Contents, skin: string): Readonly<Record<string, unknown>> {
  const currency = ctx.player?.currency ?? currencyOfCountry(ctx.country)
  // SAFE-02
  const shown = isOnBreak(ctx.player, ctx.clock.now()) ? [] : contents
  return {
    rateInfo: shown.map((sector) => ({
      id: sector.id,
      title: prizeTitle(sector, currency, locale),
      rate: sector.weight / 100,
    })),
    skin,
  }
}

const segmentGroups = ({ licence, brand }: Ctx): readonly string[] =>
  readLootboxes(licence, brand)
    .boxes.find(({ key }) => key === 'wheel')
    ?.by_group.map(({ group }) => group) ?? []

/** The group of a slug: clients ask for `257` and for `rocketplay-wheel/257`. */
const groupOfSlug = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)

/** wire-facts 14.4: both wheels have a page; that of the segments wheel stands at the address of every group too. */
export const wheelPages: Readonly<Record<string, PageExtra>> = {
  'rocketmart-wheel': {
    facts: (ctx, locale) =>
      wheelFacts(ctx, locale, contentsFor(ctx.licence, ctx.brand, 'manual_wheel', []) ?? [], 'mart'),
  },
  [segmentsPage]: {
    aliases: (ctx) => segmentGroups(ctx).flatMap((group) => [group, `${segmentsPage}/${group}`]),
    facts: (ctx, locale, slug) => {
      const group = groupOfSlug(slug)
      const contents = contentsFor(ctx.licence, ctx.brand, 'wheel', [group]) ?? []
      return wheelFacts(ctx, locale, contents, vipRankOf([group]) ?? 'star')
    },
  },
}
