import { readLicence } from '../../../core/content/licences/licences.ts'
import type { Sql, Tx } from '../../../core/db/db.ts'
import type { Core, Licence } from '../../../core/http/handler.ts'
import type { Log } from '../../../core/log.ts'
import {
  type ExclusionRegister,
  type RegisterAnswer,
  type RegisterPerson,
  RegisterUnavailable,
} from '../../../ports/registers/exclusionRegister.ts'
import { findPlayer, lockAddressee, type RegisterVerdict } from '../../profile/public.ts'
import { announce, notifyExcluded } from '../exclusion/exclusion.ts'
import { insertLimit } from '../writeStore.ts'

declare module '../../../core/http/handler.ts' {
  interface Services {
    /** Null without a configured register, which counts as one that does not answer. */
    readonly exclusionRegister: ExclusionRegister | null
    /** Asks the register of the licence about a person who has no account yet. */
    readonly askRegister: (licence: Licence, person: Omit<RegisterPerson, 'licence'>) => Promise<RegisterVerdict>
  }
}

type Occasion = 'sign_up' | 'sign_in' | 'profile'

export type RegisterNeeds = Pick<Core, 'db' | 'clock' | 'realtime' | 'sessions'> & {
  readonly log: Log
  readonly exclusionRegister: ExclusionRegister | null
}

interface Question {
  readonly playerId: bigint | null
  readonly occasion: Occasion
  readonly person: RegisterPerson
}

/** Records the question without the person, so that the record is no second register. */
async function record(sql: Sql, { playerId, occasion, person }: Question, result: string, tookMs: number, at: Date) {
  await sql.query(
    `INSERT INTO register_checks (player_id, licence, occasion, result, took_ms, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [playerId, person.licence, occasion, result, tookMs, at],
  )
}

/** The register's answer; null for a licence without one. */
async function ask(needs: RegisterNeeds, question: Question): Promise<RegisterAnswer | 'unavailable' | null> {
  const { db, clock, log, exclusionRegister } = needs
  const rule = readLicence(question.person.licence).exclusion_register
  if (rule === null) return null
  const began = performance.now()
  const note = (result: 'clear' | 'excluded' | 'unavailable') =>
    record(db, question, result, Math.round(performance.now() - began), clock.now())
  try {
    if (!exclusionRegister) throw new RegisterUnavailable('no register is configured')
    const answer = await exclusionRegister.ask(question.person, rule.timeout_ms)
    await note(answer.isExcluded ? 'excluded' : 'clear')
    return answer
  } catch (error) {
    if (!(error instanceof RegisterUnavailable)) throw error
    log.error(
      { register: rule.name, reason: error.message, onFailure: rule.on_failure },
      'limits: register lookup failed',
    )
    await note('unavailable')
    return 'unavailable'
  }
}

const withoutAnswer = (licence: Licence): RegisterVerdict =>
  readLicence(licence).exclusion_register?.on_failure === 'allow' ? 'clear' : 'refused'

export async function askRegister(
  needs: RegisterNeeds,
  licence: Licence,
  person: Omit<RegisterPerson, 'licence'>,
): Promise<RegisterVerdict> {
  const answer = await ask(needs, { playerId: null, occasion: 'sign_up', person: { ...person, licence } })
  if (answer === 'unavailable') return withoutAnswer(licence)
  return answer?.isExcluded ? 'excluded' : 'clear'
}

/** Marks a self-exclusion that the register has caused: it ends with the entry there. */
const strategy = 'register'

async function exclude(needs: RegisterNeeds, tx: Tx, playerId: bigint, end: Date | null): Promise<void> {
  const owner = await lockAddressee(tx, playerId)
  const at = needs.clock.now()
  // The register still names the person, so an end in the past does not count.
  const until = end !== null && end > at ? end : null
  const known = await tx.query(
    `UPDATE player_limits SET disable_at = $2
      WHERE player_id = $1 AND strategy = $3 AND removed_at IS NULL AND (disable_at IS NULL OR disable_at > $4) RETURNING 1`,
    [playerId, until, strategy, at],
  )
  if (known.length > 0) return
  const limit = await insertLimit(tx, {
    playerId,
    type: 'selfexclusion',
    period: 'forever',
    status: 'active',
    zone: 'UTC',
    at,
    disableAt: until,
  })
  await tx.query('UPDATE player_limits SET strategy = $2 WHERE id = $1', [limit.id, strategy])
  await notifyExcluded(needs, tx, owner, until)
}

async function release(needs: RegisterNeeds, tx: Tx, playerId: bigint): Promise<void> {
  const ended = await tx.query(
    `UPDATE player_limits SET removed_at = $2
      WHERE player_id = $1 AND strategy = $3 AND removed_at IS NULL RETURNING 1`,
    [playerId, needs.clock.now(), strategy],
  )
  if (ended.length > 0) announce(needs, tx, playerId)
}

/**
 * An excluded player can still sign in and withdraw, but neither deposit nor play: the exclusion of the register is in
 * force for the account until the register says otherwise.
 */
export async function applyRegister(
  needs: RegisterNeeds,
  playerId: bigint,
  occasion: 'sign_in' | 'profile',
): Promise<RegisterVerdict> {
  const player = await findPlayer(needs.db, playerId)
  if (!player) throw new Error(`player ${playerId} does not exist`)
  const person: RegisterPerson = {
    licence: player.license_name,
    personalId: player.personal_id_number,
    firstName: player.first_name,
    lastName: player.last_name,
    dateOfBirth: player.date_of_birth,
    country: player.country,
  }
  const answer = await ask(needs, { playerId, occasion, person })
  if (answer === null) return 'clear'
  if (answer === 'unavailable') {
    const verdict = withoutAnswer(player.license_name)
    // The details are stored already: the next sign-in sends them to the register.
    if (verdict === 'refused' && occasion === 'profile') await needs.sessions.endAll(playerId)
    return verdict
  }
  await needs.db.transaction((tx) =>
    answer.isExcluded ? exclude(needs, tx, playerId, answer.until) : release(needs, tx, playerId),
  )
  return answer.isExcluded ? 'excluded' : 'clear'
}
