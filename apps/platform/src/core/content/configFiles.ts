import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import { ConfigError } from '../config.ts'
import { contentRoot, readContent } from './contentFiles.ts'

const described = new Map<string, z.ZodType[]>()

/**
 * Says what `config/<name>.json` and its editions (of a licence, of a brand) must look like, for {@link configFaults}. Say `<name>.EE`
 * for an edition that has to hold more. Stands beside the schema, and answers it.
 */
export function describesConfig<S extends z.ZodType>(name: string, schema: S): S {
  described.set(name, [...(described.get(name) ?? []), schema])
  return schema
}

/**
 * Reads every file of configuration there is: from then on each has something to stay with when it is edited into nonsense. Answers
 * what does not fit, a sentence each with file, line and reason.
 */
export function configFaults(root = contentRoot): readonly string[] {
  const brands = entriesOf(join(root, 'brands')).filter((name) => !name.endsWith('.json'))
  const folders = ['config', ...brands.map((brand) => `brands/${brand}/config`)].map((folder) => join(root, folder))
  return folders.flatMap((folder) =>
    entriesOf(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => faultsOf(relative(contentRoot, join(folder, name)), name.slice(0, -'.json'.length))),
  )
}

/** Throws a {@link ConfigError} about the first of them. */
export function needConfig(): void {
  const [fault] = configFaults()
  if (fault !== undefined) throw new ConfigError(fault)
}

const entriesOf = (folder: string): readonly string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []

function faultsOf(path: string, name: string): string[] {
  const schemas = described.get(name) ?? described.get(name.replace(/\.(?:CW|EE)$/, ''))
  if (!schemas) return [`content/${path}: nobody reads a file of this name.`]
  // Two parts that read one file complain of the same fault.
  return [...new Set(schemas.flatMap((schema) => faultOf(path, schema)))]
}

function faultOf(path: string, schema: z.ZodType): string[] {
  try {
    readContent(path, schema)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}
