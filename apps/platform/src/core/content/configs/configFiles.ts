import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { lineInJson } from '@apogee/rules/content/lineInJson'
import type { z } from 'zod'
import { brandFile } from '../brands.ts'
import { contentRoot, readContent } from '../contentFiles.ts'
import { ContentError, type ContentFault } from '../faults/contentFault.ts'
import { textTree } from '../texts.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Paths of the keys of a JSON value that none of its readers uses: schemas drop fields they do not name. A value that a
 * schema turns into something else (a text into a list) is used.
 */
function unknownKeys(written: unknown, read: readonly unknown[], at: readonly string[] = []): string[][] {
  if (Array.isArray(written)) {
    const lists = read.filter((one): one is unknown[] => Array.isArray(one) && one.length === written.length)
    return lists.length < read.length ? [] : written.flatMap((value, index) => inside(value, lists, index, at))
  }
  if (!isRecord(written)) return []
  const records = read.filter(isRecord)
  // No key in common: the schema has turned the object into another one.
  const isOther = !Object.keys(written).some((key) => records.some((one) => Object.hasOwn(one, key)))
  if (records.length < read.length || isOther) return []
  return Object.entries(written).flatMap(([key, value]) =>
    records.some((one) => Object.hasOwn(one, key)) ? inside(value, records, key, at) : [[...at, key]],
  )
}

/** Looks into the value of a key, as read by those readers that use it. */
function inside(
  value: unknown,
  read: readonly (Readonly<Record<string, unknown>> | readonly unknown[])[],
  key: string | number,
  at: readonly string[],
): string[][] {
  const values = read.flatMap((one) => (Object.hasOwn(one, key) ? [one[key as never] as unknown] : []))
  return unknownKeys(value, values, [...at, String(key)])
}

/**
 * Schemas of `config/<name>.json` and its editions (per licence, per brand), by name; `<name>.EE` is for an edition
 * that must contain more. `<folder>/` is the schema of every file in a sibling folder of `config`, such as `banners/`.
 * Areas that read different parts of the same file give one schema each.
 */
export type ConfigFiles = Readonly<Record<string, z.ZodType | readonly z.ZodType[]>>

/** A file without a schema here: a mistake, or one that another process reads from the same folder. */
type Unread = 'refused' | 'left'

/**
 * Reads every brand, every file of texts and every configuration file. From then on, each has a valid version to fall
 * back on if an edit breaks it. Returns the faults: those of files that decide about money, law and brands are fatal.
 */
export function configFaults(files: ConfigFiles, root = contentRoot, unread: Unread = 'refused'): ContentFault[] {
  const brands = join(root, 'brands')
  const own = entriesOf(brands).filter((name) => !name.endsWith('.json'))
  const everywhere = (name: string) =>
    [name, ...own.map((brand) => `brands/${brand}/${name}`)].map((one) => join(root, one))
  const inFolder = (folder: string, schema: ConfigFiles[string]) =>
    jsonOf(folder).flatMap((name) => faultsOf(relative(contentRoot, join(folder, name)), schema))
  return [
    // The validation of all content lists the front end's fields too.
    ...(files['brands/'] ? [] : jsonOf(brands)).flatMap((name) =>
      parseFaults(relative(contentRoot, join(brands, name)), [brandFile]),
    ),
    ...everywhere('messages').flatMap((folder) =>
      entriesOf(folder).flatMap((locale) => inFolder(join(folder, locale), textTree)),
    ),
    ...Object.entries(files).flatMap(([name, schema]) =>
      name.endsWith('/') ? everywhere(name).flatMap((folder) => inFolder(folder, schema)) : [],
    ),
    ...everywhere('config').flatMap((folder) =>
      jsonOf(folder).flatMap((name) =>
        configFault(files, relative(contentRoot, join(folder, name)), name.slice(0, -'.json'.length), unread),
      ),
    ),
  ]
}

/** Throws a {@link ContentError} with all fatal ones. */
export function needConfig(files: ConfigFiles, unread?: Unread): void {
  const fatal = configFaults(files, contentRoot, unread).filter(({ severity }) => severity === 'fatal')
  if (fatal.length > 0) throw new ContentError(...fatal)
}

const entriesOf = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []

const jsonOf = (folder: string): readonly string[] => entriesOf(folder).filter((name) => name.endsWith('.json'))

/**
 * Without a translation, a banner or the texts of a brand, the site shows English, nothing or the common texts. English
 * texts and everything else have no substitute.
 */
export const severityOf = (file: string): 'fatal' | 'error' =>
  /^(?:banners|cms|messages\/(?!en\/)|brands\/[^/]+\/(?:banners|cms|messages)\/)/.test(file) ? 'error' : 'fatal'

function configFault(files: ConfigFiles, file: string, name: string, unread: Unread): ContentFault[] {
  const schemas = files[name] ?? files[name.replace(/\.[A-Z]{2,5}$/, '')]
  if (schemas) return faultsOf(file, schemas)
  return unread === 'left'
    ? []
    : [{ file, reason: 'no part of the server reads a file of this name', severity: 'fatal' }]
}

function faultsOf(file: string, schema: ConfigFiles[string]): ContentFault[] {
  const schemas = [schema].flat() as z.ZodType[]
  const faults = parseFaults(file, schemas)
  if (faults.length > 0) return faults
  const text = readFileSync(join(contentRoot, file), 'utf8')
  const read = schemas.map((one) => readContent(file, one))
  return unknownKeys(JSON.parse(text), read).map((path) => ({
    file,
    line: lineInJson(text, path),
    key: path.join('.'),
    reason: 'there is no such field',
    severity: 'error',
  }))
}

/** Two schemas that read the same file report the same fault. */
function parseFaults(file: string, schemas: readonly z.ZodType[]): ContentFault[] {
  const found = schemas.flatMap((schema): ContentFault[] => {
    try {
      readContent(file, schema)
      return []
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return error.faults.map((fault) => ({ ...fault, severity: severityOf(file) }))
    }
  })
  return found.filter(
    (fault, at) => found.findIndex(({ reason, key }) => reason === fault.reason && key === fault.key) === at,
  )
}
