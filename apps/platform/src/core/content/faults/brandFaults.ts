import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brandFile, everyBrand } from '../brands.ts'
import { readSiteConfig } from '../configs/config.ts'
import { contentRoot, readContent } from '../contentFiles.ts'
import { everyLicence } from '../licences/licences.ts'
import type { ContentFault } from './contentFault.ts'
import { readJson } from './jsonFaults.ts'

const hasTexts = (locale: string): boolean => existsSync(join(contentRoot, 'messages', locale))

/** Contradictions between brands: one host in two of them; and languages and licences that have no files. */
export function brandFaults(): ContentFault[] {
  const owners = new Map<string, string>()
  return everyBrand().flatMap(({ id }) => {
    const file = `brands/${id}.json`
    const { fault } = readJson(file)
    const { hosts, demo, locales, licence } = readContent(file, brandFile)
    const named = [
      ...hosts.map((host, at) => [host, ['hosts', at]] as const),
      ...(demo?.hosts ?? []).map((host, at) => [host, ['demo', 'hosts', at]] as const),
    ]
    return [
      ...(everyLicence().includes(licence)
        ? []
        : [fault(['licence'], `there is no content/licences/${licence}.json`, 'fatal')]),
      ...named.flatMap(([name, path]) => {
        const host = name.toLowerCase()
        const owner = owners.get(host)
        owners.set(host, owner ?? file)
        if (owner === undefined || owner === file) return []
        return [{ ...fault([...path], `${host} is a host of content/${owner} too`, 'fatal'), other: owner }]
      }),
      ...locales.flatMap((locale, at) =>
        hasTexts(locale)
          ? []
          : [fault(['locales', at], `there are no texts in ${locale} (content/messages/${locale})`, 'fatal')],
      ),
    ]
  })
}

/** Languages by country that no folder of texts has. */
export function localeFaults(): ContentFault[] {
  const { fault } = readJson('config/site.json')
  return Object.entries(readSiteConfig().default_locale_by_country).flatMap(([country, locale]) =>
    hasTexts(locale)
      ? []
      : [fault(['default_locale_by_country', country], `there are no texts in ${locale} (content/messages/${locale})`)],
  )
}
