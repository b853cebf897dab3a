import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasIllustration } from '@apogee/art'
import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { type CmsSource, pageVariableNames, readPages } from '../../areas/content/public.ts'
import { COLLECTIONS, listedIdentifiers } from '../../areas/games/public.ts'
import { nameFault, ticketFaults } from '../../areas/tournaments/public.ts'
import { areas } from '../../areas.ts'
import { configFilesOf } from '../../core/area.ts'
import { type BrandRow, brandFile, everyBrand } from '../../core/content/brands.ts'
import { readCurrencies, readStatuses } from '../../core/content/configs/config.ts'
import { type ConfigFiles, configFaults } from '../../core/content/configs/configFiles.ts'
import { readPaymentConfig } from '../../core/content/configs/paymentConfig.ts'
import { contentRoot } from '../../core/content/contentFiles.ts'
import { brandFaults, localeFaults } from '../../core/content/faults/brandFaults.ts'
import type { ContentFault } from '../../core/content/faults/contentFault.ts'
import { jsonFaults, readJson } from '../../core/content/faults/jsonFaults.ts'
import { textFaults } from '../../core/content/faults/textFaults.ts'
import { licenceFaults } from '../../core/content/licences/licenceFaults.ts'
import { frontParts } from '../../frontParts.ts'
import { platformFiles } from '../config.ts'
import { missingLawPages } from './lawPages.ts'
import { languagesOf, linkJudge, missingPages, pageFaults, placeholderFaults } from './pageFaults.ts'
import {
  bannerFaults,
  competitionFaults,
  inFile,
  type KnownRecords,
  nameFaults,
  referenceFaults,
} from './recordFaults.ts'

export { gameIdentifiers } from '../../areas/games/public.ts'
export { contentRoot } from '../../core/content/contentFiles.ts'
export { ContentError, type ContentFault, formatFault } from '../../core/content/faults/contentFault.ts'
export { readJson } from '../../core/content/faults/jsonFaults.ts'

export interface ContentScope {
  /** Patterns of the front end's routes, for links. */
  readonly routes: readonly RegExp[]
  /** The front end alone reads the content; the files of the platform are another process's. */
  readonly isFrontOnly: boolean
  /** Identifiers of the games, which take most of a second to make. */
  readonly games: readonly string[]
  /** The front end's schemas of files that both read. */
  readonly fields: { readonly brand: z.ZodType; readonly flags: z.ZodType }
}

/** Every fault of the files under `content/` that the platform's part of the code knows: schemas and contradictions. */
export function platformFaults({ routes, isFrontOnly, games, fields }: ContentScope): ContentFault[] {
  const syntax = jsonFaults().filter(({ file }) => !isFrontOnly || !isOfPlatform(file))
  const unreadable = new Set(syntax.map(({ file }) => file))
  const files = isFrontOnly ? configFilesOf(frontParts) : platformFiles()
  const schemas = configFaults(withFields(files, fields), contentRoot, isFrontOnly ? 'left' : 'refused')
  const pages = readPages()
  const read = [
    ...syntax,
    ...schemas.filter(({ file }) => !unreadable.has(file)),
    ...textFaults().filter(({ file }) => !unreadable.has(file)),
    ...pages.faults,
  ]
  const isUnreadable = [...syntax, ...schemas].length > 0
  const checked = (name: string, check: () => readonly ContentFault[]): readonly ContentFault[] => {
    try {
      return check()
    } catch (error) {
      // It needs a file with a fault that is reported already.
      if (isUnreadable) return []
      return [{ file: name, reason: `the check failed: ${(error as Error).message}`, severity: 'error' }]
    }
  }
  const unread = new Set(pages.faults.map(({ file }) => file))
  return [
    ...read,
    ...checked('brands', () => [...brandFaults(), ...localeFaults()]),
    ...checked('cms', () => cmsFaults(pages, routes)).filter(({ file }) => !unread.has(file)),
    ...(isFrontOnly ? [] : checked('licences', licenceFaults)),
    ...(isFrontOnly ? [] : checked('config', () => recordFaults(games))),
    ...(isFrontOnly ? [] : areas.flatMap((area) => checked('config', () => contradictionsOf(area)))),
  ]
}

/** Configuration of the platform alone is left; the schemas name the files that the front end reads. */
const isOfPlatform = (file: string): boolean => /(?:^|\/)(?:config|competitions|catalogue\/games)\//.test(file)

const withFields = (files: ConfigFiles, { brand, flags }: ContentScope['fields']): ConfigFiles => ({
  ...files,
  'brands/': [brandFile, brand],
  flags: [files['flags'] ?? [], flags].flat(),
})

const contradictionsOf = (area: { readonly contentFaults?: () => readonly ContentFault[] }) =>
  area.contentFaults?.() ?? []

const jsonIn = (folder: string): string[] => {
  const at = join(contentRoot, folder)
  return existsSync(at)
    ? readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    : []
}

/** A folder that every brand may have too, with the brand. */
const everywhere = (folder: string): { readonly folder: string; readonly brand: string | null }[] => [
  { folder, brand: null },
  ...everyBrand().map(({ id }) => ({ folder: `brands/${id}/${folder}`, brand: id })),
]

const drawnPictures = (): Set<string> =>
  new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(readJson('catalogue/banner-art.json').value)
      .map(({ id }) => id),
  )

const bannerFile = z.object({
  banners: z.array(
    z.object({
      image: z.string(),
      url: z.string().optional(),
      button: z.object({ url: z.string().optional() }).optional(),
    }),
  ),
})

function lineOf(file: string, text: string): number | undefined {
  const path = join(contentRoot, file)
  const at = existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(text))
    : -1
  return at < 0 ? undefined : at + 1
}

/** Pages and banners: missing languages, links, variables, pictures. */
function cmsFaults(cms: CmsSource, routes: readonly RegExp[]): ContentFault[] {
  const brands = everyBrand()
  const languages = languagesOf(brands)
  const judge = linkJudge(routes, cms.pages)
  const pictures = drawnPictures()
  const of = (id: string): CmsSource => ({
    pages: cms.pages.filter(({ brand }) => brand === id),
    snippets: cms.snippets.filter(({ brand }) => brand === id),
  })
  const missing = ['banners', 'cms/files'].flatMap((folder) =>
    languages
      .map((locale) => `${folder}/${locale}.json`)
      .filter((file) => !existsSync(join(contentRoot, file)))
      .map((file): ContentFault => ({ file, reason: 'is missing; other languages have it', severity: 'warning' })),
  )
  const banners = everywhere('banners').flatMap(({ folder }) =>
    jsonIn(folder).flatMap((name) => {
      const json = readJson(`${folder}/${name}`)
      const read = bannerFile.safeParse(json.value)
      if (!read.success) return []
      return inFile(bannerFaults(name.slice(0, -'.json'.length), read.data.banners, { judge, pictures }), json)
    }),
  )
  return [
    ...missingPages(languages, of('')),
    ...brands.flatMap((brand) => missingPages(languagesOf([brand]), of(brand.id))),
    ...placeholderFaults(cms),
    ...missingLawPages(brands, cms.pages),
    ...missing,
    ...pageFaults(cms, { judge, pictures, lineOf, variables: new Set(pageVariableNames(itemAt(brands, 0).id)) }),
    ...banners,
  ]
}

/** Records that files name and no other file has: games, groups, currencies, pictures, jackpots. */
function recordFaults(games: readonly string[]): ContentFault[] {
  const known: KnownRecords = {
    pictures: drawnPictures(),
    hasIllustration,
    groups: new Set(readStatuses().map(({ id }) => id)),
    categories: new Set(COLLECTIONS.map(({ id }) => id)),
    games: new Set([...games, ...listedIdentifiers()]),
    currencies: new Set(readCurrencies().map(({ code }) => code)),
    methods: new Set(Object.keys(readPaymentConfig().methods)),
  }
  const configs = everywhere('config').flatMap(({ folder }) =>
    jsonIn(folder).flatMap((name) => {
      const json = readJson(`${folder}/${name}`)
      return inFile(referenceFaults(json.value, known), json)
    }),
  )
  const competitions = everywhere('competitions').flatMap(({ folder, brand }) =>
    jsonIn(folder).flatMap((name) => {
      const path = `${folder}/${name}`
      const json = readJson(path)
      const wrongName = nameFault({ path, name: name.replace(/^.*\/|\.json$/g, '') })
      return [
        ...(wrongName === undefined ? [] : [{ file: path, reason: wrongName, severity: 'error' as const }]),
        ...inFile([...competitionFaults(json.value as object, known), ...referenceFaults(json.value, known)], json),
        ...ticketFaults({ path, brand }),
      ]
    }),
  )
  return [...configs, ...competitions, ...everyBrand().flatMap((brand) => namesFaults(brand, known.pictures))]
}

const offersFile = z.object({ offers: z.array(z.object({ id: z.string() })) })
const cardsFile = z.object({ cards: z.array(z.object({ group: z.string() })) })
const jackpotsFile = z.array(
  z.object({ identifier: z.string(), levels: z.array(z.object({ identifier: z.string() })) }),
)

function namesFaults(brand: BrandRow, pictures: ReadonlySet<string>): ContentFault[] {
  const file = `brands/${brand.id}/config/names.json`
  if (!existsSync(join(contentRoot, file))) return []
  const json = readJson(file)
  const jackpots = jackpotsFile.parse(readJson('config/jackpots.json').value)
  const known = {
    offers: new Set(offersFile.parse(readJson('config/bonuses.json').value).offers.map(({ id }) => id)),
    cards: new Set(cardsFile.parse(readJson('config/rocket-mart.json').value).cards.map(({ group }) => group)),
    jackpots: new Map(
      jackpots.map(({ identifier, levels }) => [identifier, new Set(levels.map((level) => level.identifier))]),
    ),
    pictures,
  }
  return inFile(nameFaults(languagesOf([brand]), json.value as object, known), json)
}
