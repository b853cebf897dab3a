import type { Clock } from '../../../core/clock.ts'
import { refuse } from '../../../core/errors.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import { hmacHex } from '../../../core/ids.ts'
import { tryUnseal } from '../../../core/sealed.ts'
import { clearFailures, countFailure, isLocked } from '../signInLock.ts'
import { recoveryCodeHash } from './recoveryCodes.ts'
import { findTwoFactor, takeRecoveryCode, takeStep } from './store.ts'
import { matchingStep } from './totp.ts'

export const sealPurpose = 'two-factor secrets'

/** The time on the player's phone: the sandbox moves ours, not his. */
export const phoneTime = (clock: Clock): Date => new Date(clock.now().getTime() - (clock.offsetMs ?? 0))

/** What wrong codes of a player are counted under. */
export const wrongCodesKey = (secret: string, playerId: bigint): string => hmacHex(secret, `wrong codes ${playerId}`)

type Needs = Pick<Ctx, 'db' | 'config' | 'clock' | 'log'>

async function take({ db, config, clock, log }: Needs, playerId: bigint, typed: string): Promise<boolean> {
  const keys = config.secrets.vault
  const code = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) {
    const hashes = keys.map((key) => recoveryCodeHash(key, playerId, code))
    return takeRecoveryCode(db, playerId, hashes, clock.now())
  }
  const row = await findTwoFactor(db, playerId)
  if (!row?.enabled_at) return false
  const secret = tryUnseal(keys, sealPurpose, row.secret)?.value.toString()
  if (secret === undefined) {
    // A start refuses when a key is missing: this row is damaged, or was brought from elsewhere.
    log.error({ playerId: String(playerId) }, 'no key of the vault opens a second factor')
    return false
  }
  const step = matchingStep(secret, code, phoneTime(clock))
  return step !== null && takeStep(db, playerId, step)
}

/**
 * Takes a code of the app or a recovery code, or refuses it at `field`. Wrong ones are counted by player, whatever sign-in they
 * belong to: a known password must not buy endless guesses (SEC-07).
 */
export async function passSecondFactor(
  needs: Needs,
  playerId: bigint,
  typed: string,
  field: 'otp_attempt' | 'authentication_code',
): Promise<void> {
  const { db, config, clock } = needs
  const now = clock.now()
  const key = wrongCodesKey(config.secrets.session, playerId)
  if (await isLocked(db, key, now)) throw refuse(422, { [field]: { codes_locked: true } })
  if (await take(needs, playerId, typed)) {
    await clearFailures(db, key, now)
    return
  }
  const isNowLocked = await countFailure(db, key, now)
  throw refuse(422, { [field]: isNowLocked ? { codes_locked: true } : { invalid: true } })
}
