import { bettingConfig } from '@apogee/contract/sport'
import type { z } from 'zod'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler, Licence } from '../../core/http/handler.ts'

const readBetting = (licence: Licence) => readEdition('betting-config', bettingConfig, licence)

export const readConfig: Handler<'sport.config'> = (ctx) => ({ status: 200, body: readBetting(ctx.licence) })

/** Allowed frame origins of the betting page: `https://bets.example`, or empty while betting is disabled. */
export const framesOf = ({ enabled, url }: z.output<typeof bettingConfig>): readonly string[] =>
  enabled && URL.canParse(url) ? [new URL(url).origin] : []

export const bettingFrames = (licence: Licence): readonly string[] => framesOf(readBetting(licence))
