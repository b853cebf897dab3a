// `npm run content:check`: finds mistakes in `content/` that no schema can see: a dead link, a page that a language
// lacks, a variable without a value, a picture that does not exist. Prints one line per fault and exits with 1.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { textFaults } from './rules/textFaults.mjs'

/** The front end's routes as patterns, from the generated tree, without the catch-all route. */
export function routesIn(tree) {
  const table = /interface FileRoutesByFullPath \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? ''
  return [...table.matchAll(/'([^']+)': typeof/g)]
    .map(([, path]) => path.replace(/(.)\/$/, '$1'))
    .filter((path) => path !== '/$')
    .map((path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+').replace(/\$$/, '.+')}$`))
}

/** Languages with their own texts: those of the brands, with regional English counted as English. */
export const languagesOf = (brands) => [
  ...new Set(brands.flatMap(({ locales }) => locales.map((locale) => (locale.startsWith('en') ? 'en' : locale)))),
]

const name = ({ locale, slug, id, licence, brand }) =>
  `${brand ? `brands/${brand}/` : ''}cms/${locale}/${slug ?? `snippets/${id}`}${licence ? `.${licence}` : ''}`

/** Pages and snippets that exist in English but not in another language, or the other way round. */
export function missingIn(languages, { pages, snippets }) {
  const rows = [...pages, ...snippets]
  const names = new Set(rows.map(name))
  const needed = new Set(rows.flatMap((row) => languages.map((locale) => name({ ...row, locale }))))
  return [...needed].filter((each) => !names.has(each)).map((each) => `${each}.md is missing`)
}

/** Faults of files that the server reads at start (a brand and its theme, the flags), worded as the start does. */
export function faultsOfReading(files, read) {
  return files.flatMap((file) => {
    try {
      read(file)
      return []
    } catch (error) {
      return [error.message.replace(/^.*?content\//, '')]
    }
  })
}

/** Invalid JSON files in a folder and its subfolders, with line and reason. */
export function syntaxFaults(folder, lineOf) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      try {
        JSON.parse(text)
        return []
      } catch (error) {
        return [`${file}, line ${lineOf(text)}: ${error.message}`]
      }
    })
}

const isCommon = ({ brand }) => brand === ''
const ofBrand = ({ pages, snippets }, id) => ({
  pages: pages.filter(({ brand }) => brand === id),
  snippets: snippets.filter(({ brand }) => brand === id),
})

const hrefsOf = (html) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'))
const anchorsOf = (html) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

/** Returns a function that says why a link of the site leads nowhere; undefined if it works or leaves the site. */
export function linkJudge(routes, pages) {
  const bySlug = (locale) => {
    const own = pages.filter((page) => page.locale === locale || page.locale === 'en')
    return new Map(own.toSorted((a) => (a.locale === locale ? 1 : -1)).map((page) => [page.slug, page]))
  }
  const editions = new Map()
  return (href, locale, html = '') => {
    if (href.startsWith('#')) return anchorsOf(html).has(href.slice(1)) ? undefined : `no heading ${href}`
    if (!href.startsWith('/')) return /^(https:\/\/|mailto:|tel:)/.test(href) ? undefined : `no address ${href}`
    const { pathname, hash } = new URL(href, 'https://own.example')
    if (!editions.has(locale)) editions.set(locale, bySlug(locale))
    const page = editions.get(locale).get(pathname.slice(1))
    if (page && hash) return anchorsOf(page.content).has(hash.slice(1)) ? undefined : `no heading ${href}`
    return page || routes.some((route) => route.test(pathname)) ? undefined : `no page ${href}`
  }
}

/** Faults of pages and snippets: links, variables, pictures. */
export function faultsIn({ pages, snippets }, { judge, variables, pictures }) {
  return [...pages, ...snippets].flatMap((row) => {
    const text = JSON.stringify(row)
    const unknown = [...text.matchAll(/\{(\w+)\}/g)].map(([, each]) => each).filter((each) => !variables.has(each))
    const links = hrefsOf(row.content).map((href) => judge(href, row.locale, row.content))
    const art = row.facts?.art
    return [
      ...unknown.map((each) => `nobody fills {${each}}`),
      ...links.filter(Boolean),
      ...(art && !pictures.has(art) ? [`no picture ${art}`] : []),
    ].map((fault) => `${name(row)}.md: ${fault}`)
  })
}

/** Faults of banners: their own links, those of their buttons, and their pictures. */
export const bannerFaults = (locale, banners, { judge, pictures }) =>
  banners.flatMap(({ id, image, url, button }) => {
    const links = [url, button?.url]
      .filter(Boolean)
      .map((href) => (href.startsWith('#') ? undefined : judge(href, locale)))
    return [...links.filter(Boolean), ...(pictures.has(image) ? [] : [`no picture ${image}`])].map(
      (fault) => `banners/${locale}.json, ${id}: ${fault}`,
    )
  })

/** Faults of a brand's names for the records it shares: unknown records, missing languages, missing pictures. */
export function nameFaults({ languages, names, known }) {
  const titled = ['offers', 'cards'].flatMap((kind) =>
    Object.entries(names[kind] ?? {}).flatMap(([id, { titles }]) => [
      ...(known[kind].has(id) ? [] : [`no ${kind.slice(0, -1)} ${id}`]),
      ...languages.filter((locale) => !titles[locale.split('-')[0]]).map((locale) => `${id} has no name in ${locale}`),
    ]),
  )
  const levels = Object.entries(names.jackpots ?? {}).flatMap(([id, jackpot]) =>
    known.jackpots.has(id)
      ? Object.keys(jackpot.levels).flatMap((level) =>
          known.jackpots.get(id).has(level) ? [] : [`no level ${level} of ${id}`],
        )
      : [`no jackpot ${id}`],
  )
  const pictures = Object.entries(names.pictures ?? {})
    .flat()
    .filter((id) => !known.pictures.has(id))
  return [...titled, ...levels, ...pictures.map((id) => `no picture ${id}`)]
}

/** Faults of a competition: pictures that are not drawn, empty groups and empty categories. */
export function competitionFaults(file, { pictures, hasIllustration, groups, categories }) {
  const { banner, emblem, category, group, group_ids = [] } = file
  const named = [...group_ids.map(String), ...(group === undefined ? [] : [group])]
  return [
    ...(banner?.art !== undefined && !pictures.has(banner.art) ? [`no picture ${banner.art}`] : []),
    ...(emblem !== undefined && !hasIllustration(emblem) ? [`no illustration ${emblem}`] : []),
    ...(category !== undefined && !categories.has(category) ? [`no category ${category}`] : []),
    ...named.filter((id) => !groups.has(id)).map((id) => `no group ${id}`),
  ]
}

/**
 * Deposit bonuses with a positive expected gain: wagering the whole requirement costs less on average than the bonus.
 * Only for games whose players choose the variance of a bet; in a slot, the bonus may be lost before it is wagered.
 */
export function wageringFaults({ offers, games, percentOf }) {
  return games.flatMap(({ engine, profile, payout, categories }) => {
    if (categories.includes('slots')) return []
    const counts = percentOf(categories, { engine, profile })
    const won = counts === null ? [] : offers.filter(({ wager }) => (100 - Number(payout)) * wager < counts)
    return won.map(
      ({ id, wager }) =>
        `${id}: ${wager}x is won in ${engine} ${profile}, which returns ${payout} % and counts ${counts} %`,
    )
  })
}

/** Percentage deposit bonuses and their wagering multiples. */
function depositOffersIn(json) {
  const fieldIn = (fields, name) => fields.find(({ field }) => field === name)?.value
  const additional = Object.values(json('content/config/additional-gifts.json')).map(({ id, bonuses: [first] }) => ({
    id,
    wager: fieldIn(first.result_bonus, 'wager'),
  }))
  const own = json('content/config/bonuses.json').offers.filter(({ on, percent }) => on === 'deposit' && percent)
  return [...own, ...additional]
}

/** Every published set of odds, with the categories of its games. */
function publishedGames(json) {
  const engines = json('content/catalogue/engines.json')
  return Object.entries(json('content/catalogue/profiles.json')).flatMap(([engine, profiles]) =>
    Object.entries(profiles).map(([profile, { payout }]) => ({
      engine,
      profile,
      payout,
      categories: engines[engine]?.categories ?? [],
    })),
  )
}

/** Invalid JSON files, and configuration, flags and brands that do not match their schemas. */
async function unreadableIn(root) {
  const { lineOfSyntaxError } = await import('@apogee/rules/content/lineInJson')
  const content = join(root, 'content')
  const broken = syntaxFaults(content, lineOfSyntaxError)
  if (broken.length > 0) return broken
  const { configFaults } = await import('@apogee/platform')
  const { readFlags } = await import('../../apps/web/server/brands/flags.ts')
  const { readBrandFile } = await import('../../apps/web/server/brands/brandFile.ts')
  const brands = readdirSync(join(content, 'brands')).filter((file) => file.endsWith('.json'))
  return [
    ...configFaults().map((fault) => fault.replace(/^content\//, '')),
    ...faultsOfReading(['config/flags.json'], (file) => readFlags(join(content, file))),
    ...faultsOfReading(brands, (file) => readBrandFile(join(content, 'brands'), file)),
  ]
}

async function check(root) {
  const { readPageFiles } = await import('../../apps/platform/src/areas/content/cms/pages/readPageFiles.ts')
  const { variablesOf } = await import('../../apps/platform/src/areas/content/cms/variablesOf.ts')
  const { depositTable, readPageVariables } = await import('../../apps/platform/src/areas/content/pageValues.ts')
  const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const filesIn = (folder) => readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'))

  // The other checks need readable files, so they run only once these faults are fixed.
  const unreadable = await unreadableIn(root)
  if (unreadable.length > 0) return unreadable
  const content = join(root, 'content')
  const unreadablePages = faultsOfReading([content], readPageFiles)
  if (unreadablePages.length > 0) return unreadablePages
  const cms = readPageFiles(content)
  const brands = filesIn('content/brands').map((file) => json(`content/brands/${file}`))
  const languages = languagesOf(brands)
  const tree = readFileSync(join(root, 'apps/web/src/routeTree.gen.ts'), 'utf8')
  const own = variablesOf({ brand: brands[0].id, locale: 'en', now: new Date(0) })
  const known = {
    judge: linkJudge(routesIn(tree), cms.pages),
    variables: new Set([...Object.keys(own), ...Object.keys(readPageVariables()), depositTable, 'current_year']),
    pictures: new Set(json('content/catalogue/banner-art.json').map(({ id }) => id)),
  }
  const named = {
    offers: new Set(json('content/config/bonuses.json').offers.map(({ id }) => id)),
    cards: new Set(json('content/config/rocket-mart.json').cards.map(({ group }) => group)),
    jackpots: new Map(
      json('content/config/jackpots.json').map(({ identifier, levels }) => [
        identifier,
        new Set(levels.map((level) => level.identifier)),
      ]),
    ),
    pictures: known.pictures,
  }
  const namesOf = (brand) => {
    const file = `content/brands/${brand.id}/config/names.json`
    if (!existsSync(join(root, file))) return []
    const faults = nameFaults({ languages: languagesOf([brand]), names: json(file), known: named })
    return faults.map((fault) => `brands/${brand.id}/config/names.json: ${fault}`)
  }
  const bannersIn = (folder) =>
    existsSync(join(root, 'content', folder))
      ? filesIn(`content/${folder}`).map((file) => [file.slice(0, -5), json(`content/${folder}/${file}`).banners])
      : []
  const { hasIllustration } = await import('@apogee/art')
  const { COLLECTIONS } = await import('../../apps/platform/src/areas/games/catalogue/collections.ts')
  const entered = {
    pictures: known.pictures,
    hasIllustration,
    groups: new Set(json('content/config/statuses.json').map(({ id }) => id)),
    categories: new Set(COLLECTIONS.map(({ id }) => id)),
  }
  const { bonusPercent } = await import('../../apps/platform/src/core/content/configs/wageringConfig.ts')
  const { ticketFaults } = await import('../../apps/platform/src/areas/tournaments/definitions/ticketFaults.ts')
  const competitionsIn = (folder, brand) => {
    const path = join(root, 'content', folder)
    if (!existsSync(path)) return []
    return readdirSync(path, { recursive: true })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => [
        ...competitionFaults(json(`content/${folder}/${file}`), entered).map((fault) => `${folder}/${file}: ${fault}`),
        ...ticketFaults({ path: `${folder}/${file}`, brand }).map((fault) => fault.replace(/^content\//, '')),
      ])
  }
  const missing = ['banners', 'cms/files'].flatMap((folder) =>
    languages.map((locale) => `${folder}/${locale}.json`).filter((path) => !existsSync(join(root, 'content', path))),
  )
  return [
    ...missingIn(languages, { pages: cms.pages.filter(isCommon), snippets: cms.snippets.filter(isCommon) }),
    ...brands.flatMap((brand) => missingIn(languagesOf([brand]), ofBrand(cms, brand.id))),
    ...missing.map((path) => `${path} is missing`),
    ...textFaults(root, brands),
    ...wageringFaults({
      offers: depositOffersIn(json),
      games: publishedGames(json),
      percentOf: (categories, odds) => bonusPercent('CW', categories, odds),
    }).map((fault) => `config/bonuses.json, ${fault}`),
    ...faultsIn(cms, known),
    ...bannersIn('banners').flatMap(([locale, banners]) => bannerFaults(locale, banners, known)),
    ...brands.flatMap(namesOf),
    ...competitionsIn('competitions', null),
    ...brands.flatMap(({ id }) => competitionsIn(`brands/${id}/competitions`, id)),
    ...brands.flatMap(({ id }) =>
      bannersIn(`brands/${id}/banners`).flatMap(([locale, banners]) =>
        bannerFaults(locale, banners, known).map((fault) => `brands/${id}/${fault}`),
      ),
    ),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await check(join(import.meta.dirname, '../..'))
  for (const fault of faults) console.error(`content/${fault}`)
  console.log(`content: ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
