import { parseArgs } from 'node:util'
import { liftTwoFactor } from './areas/auth/twoFactor/liftTwoFactor.ts'
import { openCore } from './composition/core.ts'
import { openMovableClock } from './core/clock.ts'
import { ConfigError, readConfig } from './core/config.ts'
import { openDb } from './core/db/open.ts'
import type { Core } from './core/http/handler.ts'
import { openLog } from './core/log.ts'

const usage = 'Usage: npm run operator -- two-factor-off <email of the player> --by <your name> --reason <why>'

export interface Outcome {
  readonly isDone: boolean
  readonly text: string
}

/** One order of an operator, told as a sentence. Who gave it and why is kept with the account. */
export async function carryOut(args: readonly string[], core: Core): Promise<Outcome> {
  const order = readOrder(args)
  if (!order) return { isDone: false, text: usage }
  const outcome = await liftTwoFactor(core, order)
  return {
    done: {
      isDone: true,
      text: `Two-step login of ${order.email} is off; all sessions are ended and a mail is on its way.`,
    },
    is_off: { isDone: false, text: `Two-step login of ${order.email} is not on: nothing was changed.` },
    unknown: { isDone: false, text: `There is no player ${order.email}: nothing was changed.` },
  }[outcome]
}

function readOrder(args: readonly string[]) {
  try {
    const options = { by: { type: 'string' }, reason: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [command, email, ...more] = positionals
    const [operator, reason] = [values.by?.trim(), values.reason?.trim()]
    if (command !== 'two-factor-off' || !email || !operator || !reason || more.length > 0) return null
    return { email, operator, reason }
  } catch {
    return null
  }
}

/** Carries an order out on the database of the settings. The embedded one must not be in use by a server. */
export async function operate(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  if (!readOrder(args)) return { isDone: false, text: usage }
  try {
    const config = readConfig(env)
    const db = await openDb(config)
    try {
      const { core } = openCore(config, db, await openMovableClock(db), openLog('warn'))
      return await carryOut(args, core)
    } finally {
      await db.close()
    }
  } catch (error) {
    if (error instanceof ConfigError) return { isDone: false, text: error.message }
    throw error
  }
}
