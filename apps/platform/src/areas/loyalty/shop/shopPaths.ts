import { readFlag } from '../../../core/content/configs/flags.ts'
import { readLicence } from '../../../core/content/licences/licences.ts'
import type { Licence } from '../../../core/http/handler.ts'

/** The points shop, if the operator has one and the licence allows it to be listed. */
export const shopPaths = (licence: Licence): string[] =>
  readLicence(licence).points_shop && (readFlag('rocket_mart') ?? true)
    ? ['', '/freespins', '/money', '/special'].map((group) => `/rocket-mart${group}`)
    : []
