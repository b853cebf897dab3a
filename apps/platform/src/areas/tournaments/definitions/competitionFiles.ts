import { dirname } from 'node:path'
import type { z } from 'zod'
import { everyBrand } from '../../../core/content/brands.ts'
import { readContentFolder } from '../../../core/content/contentFiles.ts'
import { isOffered, type Sample } from '../../../core/goLive/samples.ts'

/** A file of `content/competitions`, or of a brand's own folder of that name. */
export interface CompetitionFile<T> {
  /** Below `content`. */
  readonly path: string
  /** Of the file, without its extension. */
  readonly name: string
  /** null: every brand. */
  readonly brand: string | null
  readonly content: T
}

/** All files of a folder such as `competitions/tournaments`, here and in the folders of brands. An invalid file keeps its last valid version. Samples are left out of a production. */
export function competitionFiles<T extends Sample>(folder: string, schema: z.ZodType<T>): CompetitionFile<T>[] {
  const brands = everyBrand().map(({ id }) => id)
  return [null, ...brands].flatMap((brand) => {
    const path = brand === null ? folder : `brands/${brand}/${folder}`
    return [...readContentFolder(path, schema)]
      .filter(([, content]) => isOffered(content))
      .map(([name, content]) => ({ path: `${path}/${name}.json`, name, brand, content }))
  })
}

/** Explains why a file cannot have this name; undefined when it can. */
export function nameFault({ path, name }: Pick<CompetitionFile<unknown>, 'path' | 'name'>): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return `content/${path}: a name has lower-case letters, digits and single hyphens only.`
  // wire-facts 14.0: clients recognise the kind by these words.
  const kind = dirname(path).split('/').at(-1)
  const taken = kind === 'tournaments' && /quest|achievement|nonvisible/.exec(name)?.[0]
  return taken ? `content/${path}: a tournament's name cannot contain "${taken}".` : undefined
}
