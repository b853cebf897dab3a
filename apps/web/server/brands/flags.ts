import { readContent } from '@apogee/platform/front'
import { type Flags, flagNames } from '@apogee/rules/site/flagNames'
import { z } from 'zod'

/** A flag missing from the file is off. */
export const flagFile = z
  .strictObject(Object.fromEntries(flagNames.map((name) => [name, z.boolean().default(false)])))
  // The keys are the names of the flags, but a list of entries has lost that type.
  .transform((flags) => flags as Flags)

/** The operator's flags; an edit applies at once. */
export const readFlags = (): Flags => readContent('config/flags.json', flagFile)
