import { banner } from '@apogee/contract/content'
import { parse } from 'hono/utils/cookie'
import { z } from 'zod'
import { isRestrictedCountry } from '../../core/content/brands.ts'
import { describesConfig } from '../../core/content/configFiles.ts'
import { readContentFolder } from '../../core/content/contentFiles.ts'
import { readEdition } from '../../core/content/editions.ts'
import { type Handler, isOnBreak } from '../../core/http/handler.ts'

declare module '../../core/http/handler.ts' {
  interface Services {
    /** Address of a banner's picture without its width: `/media/banner/{version}/{id}`. */
    readonly bannerImage: (id: string) => string
  }
}

// In the files `image` is the id of a picture that the media service draws.
const banners = z.object({ banners: z.array(banner) })
const hiddenIds = describesConfig('hidden-banners', z.array(z.string()))
const fallback = 'en'

/** ROLE-13: leads to an account, to paying or to bonuses, none of which a restricted country lets its visitors have. */
const isOffer = ({ button, url }: z.output<typeof banner>): boolean =>
  [button.url, url].some(
    (to) => to !== undefined && /^[/#](?:sign-up|registration|deposit|cashbox|payments|promotions|profile)\b/.test(to),
  )

/** The brand's own banners, else those of the house, of the `locale` header or cookie (server rendering sends it), else of the visitor's locale, its language, or English. */
export const listBanners: Handler<'content.banners'> = (ctx) => {
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
  const shown = edition.banners.filter((each) => !hidden.includes(each.id) && !(isRestricted && isOffer(each)))
  return { status: 200, body: { banners: shown.map((each) => ({ ...each, image: ctx.bannerImage(each.image) })) } }
}
