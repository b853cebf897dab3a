import type { Core } from '../../core/http/handler.ts'
import { noteOperator } from '../../core/operators/operatorActions.ts'
import {
  type OperatorCommand,
  type Outcome,
  type PlayerCommandSignature,
  unknownPlayer,
} from '../../core/operators/operatorCommand.ts'
import { addresseesOf, playerIdOf } from '../profile/public.ts'
import { type HarmLevel, harmLevels } from './harmConfig.ts'
import { measureNight } from './measureNight.ts'
import { lastContacts, latestAtRisk, latestMeasure, noteContact } from './store.ts'

const list =
  (least: HarmLevel) =>
  async ({ db }: Core): Promise<Outcome> => {
    const rows = await latestAtRisk(db, harmLevels.slice(harmLevels.indexOf(least)))
    const ids = rows.map(({ player_id }) => player_id)
    const [players, contacted] = [await addresseesOf(db, ids), await lastContacts(db, ids)]
    const data = rows.map(({ player_id, ...rest }) => ({
      player: String(player_id),
      email: players.get(player_id)?.email ?? null,
      ...rest,
      contacted_at: contacted.get(player_id)?.toISOString() ?? null,
    }))
    const lines = data.map(
      ({ player, email, level, points, markers, contacted_at }) =>
        `${player}: ${email}, ${level} (${points}): ${Object.keys(markers).join(', ')}; ${contacted_at ? `contacted ${contacted_at}` : 'not contacted'}`,
    )
    return { isDone: true, text: lines.join('\n') || 'No player shows markers of harm.', data }
  }

const contactKinds = ['phone', 'mail', 'chat'] as const

/** Staff record that they have spoken to a player about their play: messages by rule pause, and reports count it. */
const contact =
  (given: PlayerCommandSignature, kind: (typeof contactKinds)[number]) =>
  async ({ db, clock }: Core): Promise<Outcome> => {
    const { email, operator, reason } = given
    const playerId = await playerIdOf(db, email)
    if (playerId === null) return unknownPlayer(given)
    const at = clock.now()
    await db.transaction(async (tx) => {
      const measure = await latestMeasure(tx, playerId)
      await noteContact(tx, { playerId, kind, rule: null, level: measure?.level ?? null, at })
      await noteOperator(tx, { playerId, action: 'player_contacted', details: kind, operator, reason, at })
    })
    return { isDone: true, text: `The contact with ${email} is recorded.`, data: { player: String(playerId) } }
  }

async function measure(core: Core): Promise<Outcome> {
  const isNew = await measureNight(core)
  return isNew ? list('medium')(core) : { isDone: false, text: "Today's markers were measured before." }
}

export const safetyCommands: readonly OperatorCommand[] = [
  { command: 'safety measure', subject: null, usage: '', read: (_, more) => (more.length === 0 ? measure : undefined) },
  {
    command: 'safety list',
    subject: null,
    usage: `[${harmLevels.join('|')}]`,
    read: (_, [level = 'medium', ...more]) => {
      const least = harmLevels.find((one) => one === level)
      return least && more.length === 0 ? list(least) : undefined
    },
  },
  {
    command: 'safety contact',
    usage: contactKinds.join('|'),
    read: (given, [word, ...more]) => {
      const kind = contactKinds.find((one) => one === word)
      return kind && more.length === 0 ? contact(given, kind) : undefined
    },
  },
]
