import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import { ConfigError } from '../../config/config.ts'
import { messageOf } from '../../systemErrors.ts'
import { brandFile } from '../brands.ts'
import { contentRoot, readContent, readContentFolder } from '../contentFiles.ts'
import { textTree } from '../texts.ts'

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
 * back on if an edit breaks it. Returns the faults, as one sentence each with file, line and reason.
 */
export function configFaults(files: ConfigFiles, root = contentRoot, unread: Unread = 'refused'): readonly string[] {
  const brands = join(root, 'brands')
  const own = entriesOf(brands).filter((name) => !name.endsWith('.json'))
  const everywhere = (name: string) =>
    [name, ...own.map((brand) => `brands/${brand}/${name}`)].map((one) => join(root, one))
  const faults = [
    ...jsonOf(brands).flatMap((name) => faultOf(relative(contentRoot, join(brands, name)), brandFile)),
    // Hosts are looked up across all brands, and that combined list is cached separately.
    ...folderFaultOf(brands, brandFile),
    ...everywhere('messages').flatMap((folder) =>
      entriesOf(folder).flatMap((locale) => folderFaultOf(join(folder, locale), textTree)),
    ),
    ...Object.entries(files).flatMap(([name, schema]) =>
      name.endsWith('/')
        ? everywhere(name).flatMap((folder) => [schema].flat().flatMap((one) => folderFaultOf(folder, one)))
        : [],
    ),
    ...everywhere('config').flatMap((folder) =>
      jsonOf(folder).flatMap((name) =>
        faultsOf(files, relative(contentRoot, join(folder, name)), name.slice(0, -'.json'.length), unread),
      ),
    ),
  ]
  return [...new Set(faults)]
}

/** Throws a {@link ConfigError} for the first of them. */
export function needConfig(files: ConfigFiles, unread?: Unread): void {
  const [fault] = configFaults(files, contentRoot, unread)
  if (fault !== undefined) throw new ConfigError(fault)
}

const entriesOf = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []

const jsonOf = (folder: string): readonly string[] => entriesOf(folder).filter((name) => name.endsWith('.json'))

function faultsOf(files: ConfigFiles, path: string, name: string, unread: Unread): string[] {
  const schemas = files[name] ?? files[name.replace(/\.(?:CW|EE)$/, '')]
  if (!schemas) return unread === 'left' ? [] : [`content/${path}: nobody reads a file of this name.`]
  // Two schemas that read the same file report the same fault.
  return [...new Set([schemas].flat().flatMap((schema) => faultOf(path, schema)))]
}

const faultOf = (path: string, schema: z.ZodType): string[] => faultIn(() => readContent(path, schema))

const folderFaultOf = (folder: string, schema: z.ZodType): string[] =>
  faultIn(() => readContentFolder(relative(contentRoot, folder), schema))

function faultIn(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return [messageOf(error)]
  }
}
