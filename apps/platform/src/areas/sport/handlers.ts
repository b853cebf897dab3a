import { bettingConfig } from '@apogee/contract/sport'
import { readEdition } from '../../core/content/editions.ts'
import type { Handler, Handlers } from '../../core/http/handler.ts'

const readConfig: Handler<'sport.config'> = (ctx) => ({
  status: 200,
  body: readEdition('betting-config', bettingConfig, ctx.licence),
})

export const sportHandlers = { 'sport.config': readConfig } satisfies Partial<Handlers>
