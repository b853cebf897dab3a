import { dirname } from 'node:path'
import type { z } from 'zod'
import { everyBrand } from '../../../core/content/brands.ts'
import { readContentFolder } from '../../../core/content/contentFiles.ts'

/** A file of `content/competitions`, or of a brand's own folder of that name. */
export interface CompetitionFile<T> {
  /** Below `content`. */
  readonly path: string
  /** Of the file, without its ending. */
  readonly name: string
  /** Null: for every brand. */
  readonly brand: string | null
  readonly content: T
}

/**
 * Every file of a folder such as `competitions/tournaments`, and those that brands have of their own. What cannot be read keeps
 * the last version that could.
 */
export function competitionFiles<T>(folder: string, schema: z.ZodType<T>): CompetitionFile<T>[] {
  const brands = everyBrand().map(({ id }) => id)
  return [null, ...brands].flatMap((brand) => {
    const place = brand === null ? folder : `brands/${brand}/${folder}`
    return [...readContentFolder(place, schema)].map(([name, content]) => ({
      path: `${place}/${name}.json`,
      name,
      brand,
      content,
    }))
  })
}

/** Why a file of that path cannot have its name; undefined when it can. */
export function nameFault({ path, name }: Pick<CompetitionFile<unknown>, 'path' | 'name'>): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return `content/${path}: a name has lower-case letters, digits and single hyphens only.`
  // wire-facts 14.0: clients tell the kinds apart by these words.
  const kind = dirname(path).split('/').at(-1)
  const taken = kind === 'tournaments' && /quest|achievement|nonvisible/.exec(name)?.[0]
  return taken ? `content/${path}: a tournament's name cannot contain "${taken}".` : undefined
}
