import { vipRankOf } from '@apogee/rules/vip/statuses'
import { currencyOfCountry } from '../../core/content/configs/config.ts'
import type { PageExtra } from '../../core/content/pageExtra.ts'
import { type Ctx, isOnBreak } from '../../core/http/handler.ts'
import { type Contents, contentsFor } from './contents.ts'
import { readLootboxes } from './lootboxesConfig.ts'
import { prizeTitle } from './prizeText.ts'

/** The CMS page of the wheel whose sectors depend on the player's group. */
const segmentsPage = 'rocketplay-wheel'

/** The facts on a wheel's page in addition to its text: its prizes with their chances in percent, and its skin. */
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

/** The group of a slug: clients request both `257` and `rocketplay-wheel/257`. */
const groupOfSlug = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)

/** wire-facts 14.4: both wheels have a page; the segments wheel also has one at the address of every group. */
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
