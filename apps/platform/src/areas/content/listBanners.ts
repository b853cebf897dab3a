import { banner } from '@apogee/contract/content'
import { minimumAge } from '@apogee/rules/validation/birthdate'
import { parse } from 'hono/utils/cookie'
import { z } from 'zod'
import type { Banner } from '../../core/content/bannerSource.ts'
import { isRestrictedCountry } from '../../core/content/brands.ts'
import { readContentFolder } from '../../core/content/contentFiles.ts'
import { readLicence } from '../../core/content/licences/licences.ts'
import { readEdition } from '../../core/content/readEdition.ts'
import { type Ctx, type Handler, isOnBreak } from '../../core/http/handler.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** Address of a banner's picture without its width: `/media/banner/{version}/{id}`. */
    readonly bannerImage: (id: string) => string
  }
}

// In the files `image` is the id of a picture that the media service draws.
export const banners = z.object({ banners: z.array(banner) })
export const hiddenIds = z.array(z.string())
const fallback = 'en'

/**
 * ROLE-13: links to an account, to payments, to bonuses or to competitions, none of which are available to visitors
 * from a restricted country.
 */
const isOffer = ({ button, url }: Banner): boolean =>
  [button.url, url].some(
    (to) =>
      to !== undefined &&
      /^[/#](?:sign-up|registration|deposit|cashbox|payments|promotions|profile|tournaments|quests|achievements|lotter(?:y|ies)|actions?)\b/.test(
        to,
      ),
  )

/** Banners of areas, which follow those of the files. */
async function addedTo(ctx: Ctx, locale: string): Promise<readonly Banner[]> {
  return (await Promise.all(ctx.bannerSources.map((source) => source(ctx, locale)))).flat()
}

/**
 * The brand's banners, else the common ones, in the language of the `locale` header or cookie (server rendering sends
 * it), else in the visitor's locale, its language, or English.
 */
export const listBanners: Handler<'content.banners'> = async (ctx) => {
  // SAFE-02
  if (isOnBreak(ctx.player, ctx.clock.now())) return { status: 200, body: { banners: [] } }
  const own = readContentFolder(`brands/${ctx.brand}/banners`, banners)
  const byLocale = own.size > 0 ? own : readContentFolder('banners', banners)
  const { headers } = ctx.request
  const asked = headers.get('locale') ?? parse(headers.get('cookie') ?? '', 'locale')['locale']
  const names = [asked, asked?.split('-')[0], ctx.locale, ctx.locale.split('-')[0], fallback]
  const found = names.map((name) => (name === undefined ? undefined : byLocale.get(name)))
  const edition = found.find((each) => each !== undefined) ?? { banners: [] }
  const hidden = readEdition('hidden-banners', hiddenIds, ctx.licence)
  const isRestricted = isRestrictedCountry(ctx.country, ctx.licence)
  const all = [...edition.banners, ...(await addedTo(ctx, asked ?? ctx.locale))]
  const shown = all.filter((each) => !hidden.includes(each.id) && !(isRestricted && isOffer(each)))
  const age = minimumAge(readLicence(ctx.licence), ctx.country)
  return {
    status: 200,
    body: { banners: shown.map((each) => ({ ...withAge(each, age), image: ctx.bannerImage(each.image) })) },
  }
}

/** Fills in the minimum age of the reader's licence and country. */
function withAge(each: Banner, age: number): Banner {
  const fill = (text: string) => text.replaceAll('{age}', String(age))
  const { description, secondButton } = each
  const popup = secondButton && { ...secondButton.popup, secondTitle: fill(secondButton.popup.secondTitle) }
  return {
    ...each,
    description: { ...description, text: fill(description.text) },
    ...(secondButton && popup && { secondButton: { ...secondButton, popup } }),
  }
}
