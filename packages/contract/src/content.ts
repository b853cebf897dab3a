import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { ours } from './protocol/shapes.ts'

/**
 * wire-facts 1.13; `variables`, `timer`, `size` and what makes a tournament of it from the specification's banner
 * (LOB-20 to LOB-27). Times of `liveTime` are UTC, DD/MM/YYYY HH:mm.
 */
export const banner = z.object({
  id: z.string(),
  identity: z.int().optional(),
  categories: z.array(z.string()),
  logged: z.boolean().optional(),
  groups: z.array(z.union([z.int(), z.string()])).optional(),
  groupIds: z.array(z.union([z.int(), z.string()])).optional(),
  /** For visitors of coins (true) or for all others (false). */
  crypto: ours(z.boolean().optional()),
  /** OPEN-53 */
  welcome_pack: ours(z.enum(['none', 'active', 'done']).optional()),
  title: z.object({ text: z.string() }),
  description: z.object({ text: z.string(), size: z.string().optional() }),
  labels: z.array(z.object({ title: z.string() })).optional(),
  gradient: z.object({
    colorLeft: z.string(),
    colorLeftCenter: z.string(),
    colorRightCenter: z.string(),
    colorRight: z.string(),
  }),
  /** `type` of a link that leaves the site is `external`; `attrs` are further ones of the link. */
  button: z.object({
    name: z.string(),
    url: z.string(),
    type: z.enum(['link', 'external']).optional(),
    frontendIdentifier: z.string().optional(),
    attrs: z.record(z.string(), z.string()).optional(),
  }),
  secondButton: z
    .object({ name: z.string(), popup: z.object({ title: z.string(), secondTitle: z.string(), desc: z.string() }) })
    .optional(),
  image: z.string(),
  overlayImage: z.string().optional(),
  url: z.string().optional(),
  frontend_identifier: z.string().optional(),
  order: z.record(z.string(), z.int()).optional(),
  liveTime: z.object({ start: z.string(), end: z.string() }).optional(),
  /** Counts down to its beginning, then to its end. */
  timer: ours(z.object({ start_at: z.iso.datetime(), end_at: z.iso.datetime() }).optional()),
  size: ours(z.enum(['regular', 'wide', 'compact']).optional()),
  /** Amounts its texts name as `{name}`: decimal text by currency; EUR if a currency is missing. */
  variables: ours(z.record(z.string(), z.record(z.string(), z.string())).optional()),
  isTournament: ours(z.boolean().optional()),
  tournamentLink: ours(z.string().optional()),
  /** Not on the public wire: how long a promo tooltip stays (CONST-15). */
  minutes: ours(z.number().optional()),
})

/** wire-facts 1.8 */
export const currencyConfig = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      defaultAmount: z.number().optional(),
      rounding: z.int().optional(),
      steps: z
        .array(z.object({ min: z.number(), max: z.union([z.number(), z.literal('Infinity')]), step: z.number() }))
        .optional(),
    }),
  ),
)

/** Lower-case words joined by hyphens, with slashes between levels. */
export const pageSlug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)

const pageHead = z.object({
  /** The slug; it may contain slashes (`tournaments/x`). */
  id: z.string(),
  /** `/` and the slug. */
  /** Without a slash before it: clients of this family put their own. */
  path: z.string(),
  title: z.string(),
  layout: z.literal('default'),
  /** bottom-menu, bottom-menu-help, custom-page, page, seo-page, terms-page, top-menu */
  categories: z.array(z.string()),
})

/** A page of the tree, wire-facts 10.1: without contents; slug, url and route name are derived from it. */
export interface PageNode extends z.output<typeof pageHead> {
  children: PageNode[]
}
export const pageNode: z.ZodType<PageNode> = pageHead
  .extend({ children: z.array(z.lazy(() => pageNode)) })
  .meta({ id: 'PageNode' })

/** A page with its contents, wire-facts 10.4. `content` is sanitised HTML (SEC-09); `blocks.json` a JSON string. */
export const page = pageHead.extend({
  content: z.string(),
  blocks: z.object({
    title: z.string(),
    keywords: z.string(),
    description: z.string(),
    'content-main': z.string(),
    json: z.string(),
  }),
})

/** Decimal text in whole units, by currency code. */
const byCurrency = z.record(z.string(), z.string())
const range = z.tuple([z.string(), z.string()])

/**
 * A method's limits for one payment and how long it takes: decimal text in whole units; null where it does not go that
 * way.
 */
export const depositRow = z.object({
  method: z.string(),
  title: z.string(),
  brand: z.string(),
  type: z.string(),
  deposit: range.nullable(),
  cashout: range.nullable(),
  /** How long each way takes, in words; empty where it does not go that way. */
  times: z.object({ deposit: z.string(), cashout: z.string() }),
})

/** The contents of `blocks.json` for our own pages; pages of other kinds have other contents. */
export const pageFacts = z.object({
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: z.iso.date(),
  /** The headings one can jump to: `id` is the anchor. */
  headings: z.array(z.object({ id: z.string(), title: z.string() })),
  /** In no list (CMS-05); left out when it is in them. */
  hidden: z.literal(true).optional(),
  /** For players alone (CMS-05). */
  is_login: z.literal(true).optional(),
  /** Address of its picture without the width. */
  art: z.string().optional(),
  /** Of an offer: its value, as its card shows it: `up to 10%`. */
  figure: z.string().optional(),
  /** Of an article: the day it came out. */
  published: z.iso.date().optional(),
  /** Currency of the reader: of their wallet, else of their country, else EUR (CONST-28). */
  currency: z.string().optional(),
  /** Amounts the text names as `{name}`, by currency; EUR if a currency is missing. */
  variables: z.record(z.string(), byCurrency).optional(),
  /** Methods and limits by currency, where the text says `{deposit_table}`. */
  deposit_tables: z.record(z.string(), z.array(depositRow)).optional(),
  /** The pages below this one, in order: promotions, articles. */
  children: z
    .array(
      z.object({
        slug: z.string(),
        title: z.string(),
        description: z.string(),
        art: z.string().optional(),
        figure: z.string().optional(),
        published: z.iso.date().optional(),
      }),
    )
    .optional(),
})

/** wire-facts 10.2. `content` is sanitised HTML; `{current_year}` is left for the reader's own year (CMS-03). */
export const snippet = z.object({ id: z.string(), content: z.string(), categories: z.array(z.string()) })

/** wire-facts 10.3 */
export const cmsFile = z.object({
  id: z.string(),
  url: z.string(),
  categories: z.array(z.string()),
  description: z.string(),
})

// The locale; one that is not offered, or none, gets its language or English.
const language = z.object({ l: z.string().max(20).optional() })

export const contentApi = {
  'content.banners': wireCall('GET /api/fe/config/banners-config', {
    summary: 'Banners of the locale',
    who: 'anyone',
    answers: { 200: z.object({ banners: z.array(banner) }) },
  }),
  'content.logo': wireCall('GET /api/fe/config/logo-config', {
    summary: 'Logo of the brand',
    who: 'anyone',
    answers: { 200: z.object({ logoUrl: z.object({ mobile: z.string(), full: z.string() }) }) },
  }),
  'content.menuCategories': wireCall('GET /api/fe/config/menu-categories-games', {
    summary: 'Game categories of the menu',
    who: 'anyone',
    answers: { 200: z.record(z.string(), z.array(z.string())) },
  }),
  'content.currencyConfig': wireCall('GET /api/fe/config/currency-config', {
    summary: 'Amount steps by currency',
    who: 'anyone',
    answers: { 200: currencyConfig },
  }),
  'content.promotionPages': wireCall('GET /api/fe/config/manage-promotion-pages', {
    summary: 'Which managed promotion pages are shown; one that is absent is (OPEN-71)',
    who: 'anyone',
    answers: { 200: z.record(z.string(), z.boolean()) },
  }),
  'content.pages': wireCall('GET /api/cms/pages', {
    summary: 'Tree of the pages, without contents',
    who: 'anyone',
    query: language,
    answers: { 200: z.array(pageNode) },
  }),
  'content.page': wireCall('GET /api/cms/pages/:slug{.+}', {
    summary: 'A page by its slug or path',
    who: 'anyone',
    params: z.object({ slug: pageSlug }),
    query: language,
    answers: { 200: page },
  }),
  'content.snippets': wireCall('GET /api/cms/snippets', {
    summary: 'Pieces of text',
    who: 'anyone',
    query: language,
    answers: { 200: z.array(snippet) },
  }),
  'content.files': wireCall('GET /api/cms/files', {
    summary: 'Files to download',
    who: 'anyone',
    query: language,
    answers: { 200: z.array(cmsFile) },
  }),
  'content.gameReturns': ourCall('GET /api/games/returns.csv', {
    summary: 'The published return of every game, as CSV',
    who: 'anyone',
    raw: true,
    media: 'text/csv',
    answers: { 200: z.string() },
  }),
} as const
