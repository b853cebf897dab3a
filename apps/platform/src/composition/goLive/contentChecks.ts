import { itemAt } from '@apogee/rules/validation/required'
import { z } from 'zod'
import { routedProviders } from '../../areas/cashbox/public.ts'
import { listedIdentifiers, readGameFiles } from '../../areas/games/public.ts'
import type { Config } from '../../core/config/config.ts'
import { type BrandRow, everyBrand } from '../../core/content/brands.ts'
import { readSiteConfig } from '../../core/content/configs/config.ts'
import { readContentFolder } from '../../core/content/contentFiles.ts'
import { readLicence } from '../../core/content/licences/licences.ts'
import type { GoLiveCheck } from '../../core/goLive/goLiveCheck.ts'
import { receiverChecks } from './receiverChecks.ts'

/** Names that no one can own (RFC 2606, RFC 6761). */
const reserved = /(?:^|[.@])(?:test|example|invalid|localhost|example\.(?:com|net|org))$/i

const links = z.array(z.object({ url: z.url() })).default([])
/** Of a brand's file, in the footer. */
const linksOf = z.object({ social: links, partners: links })
const scriptsOf = z.object({ scripts: z.array(z.object({ id: z.string() })).default([]) })

type ContentCheck = GoLiveCheck<Config>

const ofBrands = (fault: (brand: BrandRow) => string | undefined) => (): string[] =>
  everyBrand().flatMap((brand) => fault(brand) ?? [])

const languageOf = (locale: string): string => itemAt(locale.split('-'), 0)

function missingLicenceLines({ id, locales, legal }: BrandRow): string | undefined {
  const missing = new Set(locales.map(languageOf).filter((language) => !legal.licence[language]))
  return missing.size > 0 ? `no line of the licence in ${[...missing].join(', ')} (${id})` : undefined
}

/** Requirements on the files of `content/`, of a front end alone too. */
export const contentChecks: readonly ContentCheck[] = [
  {
    id: 'company',
    title: 'Company and licence',
    weight: 'error',
    find: ofBrands(({ id, sample }) => (sample ? `the invented company, licence and contacts of ${id}` : undefined)),
    fix: 'fill in content/brands/<id>.json and delete its line "sample", or delete the brand',
  },
  {
    id: 'licence-texts',
    title: 'Licence in every language',
    weight: 'error',
    find: ofBrands(missingLicenceLines),
    fix: 'add it to legal.licence of the brand',
  },
  {
    id: 'support-address',
    title: 'Address of support',
    weight: 'error',
    find: ofBrands(({ id, contacts: { email } }) =>
      reserved.test(email) || !email.includes('@') ? `${email || 'no address'} (${id})` : undefined,
    ),
    fix: 'set contacts.email of the brand to a mailbox that is read: it is the sender of mails, too',
  },
  {
    id: 'hosts',
    title: 'Hosts of the brands',
    weight: 'error',
    find: ofBrands(({ id, hosts }) => {
      const bad = hosts.filter((host) => reserved.test(host))
      return bad.length > 0 ? `${bad.join(', ')} (${id})` : undefined
    }),
    fix: 'set hosts of the brand to your own',
  },
  {
    id: 'brand-links',
    title: 'Links of the brands',
    weight: 'error',
    find: () =>
      [...readContentFolder('brands', linksOf)].flatMap(([id, { social, partners }]) => {
        const bad = [...social, ...partners].filter(({ url }) => reserved.test(new URL(url).hostname))
        return bad.length > 0 ? [`${bad.map(({ url }) => url).join(', ')} (${id})`] : []
      }),
    fix: 'set social and partners of the brand to your own, or to []',
  },
  {
    id: 'vendor-scripts',
    title: 'Cookie policy and scripts of others',
    weight: 'warning',
    find: () =>
      [...readContentFolder('brands', scriptsOf)].flatMap(([id, { scripts }]) =>
        scripts.length > 0
          ? [`scripts that the cookie policy has to name: ${scripts.map((one) => one.id).join(', ')} (${id})`]
          : [],
      ),
    fix: 'name them, their companies and what they store in content/brands/<id>/cms/<locale>/cookie-policy.md',
  },
  {
    id: 'public-host',
    title: 'A brand for the public address',
    weight: 'warning',
    find({ publicUrl, brand }) {
      const { hostname } = new URL(publicUrl)
      return everyBrand().some(({ hosts }) => hosts.includes(hostname)) ? [] : [`${hostname}, which shows ${brand}`]
    },
    fix: 'list it in hosts of a brand, or set BRAND',
  },
  {
    id: 'time-zone',
    title: 'Time zone of limits',
    weight: 'warning',
    find: ofBrands(({ id, timeZone }) =>
      timeZone === 'UTC' ? `days of limits that begin at 0:00 UTC (${id})` : undefined,
    ),
    fix: 'set timeZone of the brand to the zone that its licence names; UTC may be right',
  },
]

const gamesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'games' && Array.isArray(inner)
      ? inner.filter((id) => typeof id === 'string' && id.includes('/'))
      : gamesIn(inner),
  )
}
const namedGames = z.unknown().transform(gamesIn)

/** Games of free spins and prizes in the configuration that no list has. Nothing, while the generated games are offered. */
function missingGames(): string[] {
  const lists = [...readGameFiles().values()]
  if (lists.some(({ generated }) => generated)) return []
  const listed = new Set(listedIdentifiers())
  return ['config', ...everyBrand().map(({ id }) => `brands/${id}/config`)].flatMap((folder) =>
    [...readContentFolder(folder, namedGames)].flatMap(([name, games]) => {
      const missing = [...new Set(games)].filter((game) => !listed.has(game))
      return missing.length > 0 ? [`${missing.join(', ')} (content/${folder}/${name}.json)`] : []
    }),
  )
}

/** Those that matter to the platform alone. */
export const platformContentChecks: readonly ContentCheck[] = [
  ...contentChecks,
  ...receiverChecks,
  {
    id: 'sample-catalogue',
    title: 'Games',
    weight: 'error',
    find: () =>
      [...readGameFiles()].flatMap(([name, { sample, generated }]) => {
        if (sample !== true) return []
        return [
          generated ? `the generated games of the demo, without a certificate (${name})` : `sample games (${name})`,
        ]
      }),
    fix: 'delete the file from content/catalogue/games, or have its games certified and delete its line "sample"',
  },
  {
    id: 'catalogue-partners',
    title: 'Studios of all games',
    weight: 'error',
    find({ studios }) {
      const known = new Set(studios.map(({ id }) => id))
      return [...readGameFiles()].flatMap(([name, { partner }]) =>
        partner === undefined || known.has(partner) ? [] : [`games of ${partner}, who is not in STUDIOS (${name})`],
      )
    },
    fix: 'add the partner to STUDIOS (docs/studios.md), or delete the file',
  },
  {
    id: 'prize-games',
    title: 'Games of free spins and prizes',
    weight: 'error',
    find: missingGames,
    fix: 'name games of content/catalogue/games, or delete the offers: these free spins cannot be played',
  },
  {
    id: 'payment-routes',
    title: 'Routes of payments',
    weight: 'error',
    find({ pspUrl, pspProviders }) {
      if (pspUrl === null) return []
      const known = new Set(['psp', ...pspProviders.map(({ name }) => name)])
      return routedProviders()
        .filter((name) => !known.has(name))
        .map((name) => `a route to ${name}, which is not configured`)
    },
    fix: 'add it to PSP_PROVIDERS, or correct content/config/payment-providers.json',
  },
  {
    id: 'exclusion-register',
    title: 'Register of excluded persons',
    weight: 'error',
    find: ({ register, isRestored }) =>
      register !== null || isRestored
        ? []
        : everyBrand().flatMap(({ id, licence }) => {
            const rule = readLicence(licence).exclusion_register
            const effect = rule?.on_failure === 'refuse' ? 'every sign-in is refused' : 'players are not checked'
            return rule ? [`licence ${licence} requires ${rule.name}: ${effect} (${id})`] : []
          }),
    fix: 'set REGISTER_URL and REGISTER_SECRET to your gateway, or delete the brands of that licence',
  },
  {
    id: 'recaptcha',
    title: 'Key and secret of reCAPTCHA',
    weight: 'error',
    find({ recaptchaSecret }) {
      const hasKey = readSiteConfig().recaptcha.key !== ''
      if (hasKey === (recaptchaSecret !== null)) return []
      return [hasKey ? 'a key without RECAPTCHA_SECRET' : 'RECAPTCHA_SECRET without a key']
    },
    fix: 'set both, or neither: then the captcha is our own',
  },
]
