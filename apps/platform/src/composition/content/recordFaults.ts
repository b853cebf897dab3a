import { itemAt } from '@apogee/rules/validation/required'
import type { ContentFault } from '../../core/content/faults/contentFault.ts'
import type { LinkJudge } from './pageFaults.ts'

type Path = readonly (string | number)[]
/** A fault of a file, by the path of the value. */
type Found = readonly [path: Path, reason: string]

interface LinkedBanner {
  readonly image: string
  readonly url?: string | undefined
  readonly button?: { readonly url?: string | undefined } | undefined
}

/** Faults of banners: their own links, those of their buttons, and their pictures. */
export function bannerFaults(
  locale: string,
  banners: readonly LinkedBanner[],
  { judge, pictures }: { readonly judge: LinkJudge; readonly pictures: ReadonlySet<string> },
): Found[] {
  return banners.flatMap(({ image, url, button }, at) => {
    const links: [Path, string | undefined][] = [
      [['banners', at, 'url'], url],
      [['banners', at, 'button', 'url'], button?.url],
    ]
    return [
      ...links.flatMap(([path, href]): Found[] => {
        const reason = !href || href.startsWith('#') ? undefined : judge(href, locale)
        return reason === undefined ? [] : [[path, reason]]
      }),
      ...(pictures.has(image) ? [] : [[['banners', at, 'image'], `there is no picture ${image}`] as Found]),
    ]
  })
}

export interface KnownToNames {
  readonly offers: ReadonlySet<string>
  readonly cards: ReadonlySet<string>
  /** Levels by jackpot. */
  readonly jackpots: ReadonlyMap<string, ReadonlySet<string>>
  readonly pictures: ReadonlySet<string>
}

interface Names {
  readonly offers?: Readonly<Record<string, { readonly titles: Readonly<Record<string, string>> }>>
  readonly cards?: Readonly<Record<string, { readonly titles: Readonly<Record<string, string>> }>>
  readonly jackpots?: Readonly<Record<string, { readonly levels: Readonly<Record<string, unknown>> }>>
  readonly pictures?: Readonly<Record<string, string>>
}

/** Faults of a brand's names for the records it shares: unknown records, missing languages, missing pictures. */
export function nameFaults(languages: readonly string[], names: Names, known: KnownToNames): Found[] {
  const titled = (['offers', 'cards'] as const).flatMap((kind) =>
    Object.entries(names[kind] ?? {}).flatMap(([id, { titles }]): Found[] => [
      ...(known[kind].has(id) ? [] : [[[kind, id], `there is no ${kind.slice(0, -1)} ${id}`] as Found]),
      ...languages
        .filter((locale) => !titles[itemAt(locale.split('-'), 0)])
        .map((locale): Found => [[kind, id, 'titles'], `there is no name in ${locale}`]),
    ]),
  )
  const levels = Object.entries(names.jackpots ?? {}).flatMap(([id, jackpot]): Found[] => {
    const own = known.jackpots.get(id)
    if (!own) return [[['jackpots', id], `there is no jackpot ${id}`]]
    const unknown = Object.keys(jackpot.levels).filter((level) => !own.has(level))
    return unknown.map((level) => [['jackpots', id, 'levels', level], `${id} has no level ${level}`])
  })
  const pictures = Object.entries(names.pictures ?? {}).flatMap(([replaced, own]) =>
    [replaced, own]
      .filter((picture) => !known.pictures.has(picture))
      .map((picture): Found => [['pictures', replaced], `there is no picture ${picture}`]),
  )
  return [...titled, ...levels, ...pictures]
}

export interface KnownRecords {
  readonly pictures: ReadonlySet<string>
  readonly hasIllustration: (name: string) => boolean
  readonly groups: ReadonlySet<string>
  readonly categories: ReadonlySet<string>
  readonly games: ReadonlySet<string>
  readonly currencies: ReadonlySet<string>
  readonly methods: ReadonlySet<string>
}

/** Fields that name a record of another file wherever they are: one name, or a list of names. */
const references: Readonly<Record<string, keyof Omit<KnownRecords, 'hasIllustration'>>> = {
  games: 'games',
  wager_games: 'games',
  group_ids: 'groups',
  groupIds: 'groups',
  groups: 'groups',
  hidden_for: 'groups',
  target_groups: 'groups',
  sign_up_groups: 'groups',
  shown_group: 'groups',
  currencies: 'currencies',
  allowed_currencies: 'currencies',
  currency: 'currencies',
  default_currency: 'currencies',
  payment_systems: 'methods',
}
const nouns = {
  games: 'game',
  groups: 'group',
  currencies: 'currency',
  methods: 'payment method',
  categories: 'category',
  pictures: 'picture',
}

/** Names of records that do not exist, anywhere in a file of `config/` or `competitions/`. */
export function referenceFaults(value: unknown, known: KnownRecords, at: Path = []): Found[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): Found[] => {
    const path = [...at, key]
    const kind = references[key]
    const names = [inner].flat()
    const isNames = kind !== undefined && names.every((one) => typeof one === 'string' || typeof one === 'number')
    // A number of games is not a list of them.
    if (!isNames || (typeof inner === 'number' && kind !== 'groups')) return referenceFaults(inner, known, path)
    return names
      .map((one, index) => [Array.isArray(inner) ? [...path, index] : path, String(one)] as const)
      .filter(([, name]) => !known[kind].has(name))
      .map(([place, name]) => [place, `there is no ${nouns[kind]} ${name}`])
  })
}

interface Competition {
  readonly banner?: { readonly art?: string }
  readonly emblem?: string
  readonly category?: string
  readonly group?: string
}

/** Faults of a competition: pictures that are not drawn, categories and groups that do not exist. */
export function competitionFaults({ banner, emblem, category, group }: Competition, known: KnownRecords): Found[] {
  const { pictures, hasIllustration, groups, categories } = known
  return [
    ...(banner?.art !== undefined && !pictures.has(banner.art)
      ? [[['banner', 'art'], `there is no picture ${banner.art}`] as Found]
      : []),
    ...(emblem !== undefined && !hasIllustration(emblem)
      ? [[['emblem'], `there is no illustration ${emblem}`] as Found]
      : []),
    ...(category !== undefined && !categories.has(category)
      ? [[['category'], `there is no category ${category}`] as Found]
      : []),
    ...(group !== undefined && !groups.has(group) ? [[['group'], `there is no group ${group}`] as Found] : []),
  ]
}

/** Faults with the lines of their file. */
export const inFile = (
  found: readonly Found[],
  { fault }: { fault(path: Path, reason: string): ContentFault },
): ContentFault[] => found.map(([path, reason]) => fault(path, reason))
