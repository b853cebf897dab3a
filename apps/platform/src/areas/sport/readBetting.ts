import { bettingConfig } from '@apogee/contract/sport'
import type { z } from 'zod'
import { readEdition } from '../../core/content/readEdition.ts'
import type { Handler, Licence } from '../../core/http/handler.ts'

const readBetting = (licence: Licence) => readEdition('betting-config', bettingConfig, licence)

export const readConfig: Handler<'sport.config'> = (ctx) => ({ status: 200, body: readBetting(ctx.licence) })

/** Where frames of the betting page come from: `https://bets.example`, or nothing while there is no betting. */
export const framesOf = ({ enabled, url }: z.output<typeof bettingConfig>): readonly string[] =>
  enabled && URL.canParse(url) ? [new URL(url).origin] : []

export const bettingFrames = (licence: Licence): readonly string[] => framesOf(readBetting(licence))
