import type { Clock } from '../../../core/clock.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import { hmacHex } from '../../../core/ids.ts'
import { tryUnseal } from '../../../core/secrets/sealed.ts'
import { codeSource } from '../signIn/knownDevices.ts'
import { clearAttempts, countAttempt, maxFailures } from '../signIn/signInLock.ts'
import { recoveryCodeHash } from './recoveryCodes.ts'
import { acceptStep, consumeRecoveryCode, findTwoFactor } from './store.ts'
import { matchingStep } from './totp.ts'

export const sealPurpose = 'two-factor secrets'

/** The time on the player's phone: the sandbox moves only our clock. */
export const phoneTime = (clock: Clock): Date => new Date(clock.now().getTime() - (clock.offsetMs ?? 0))

export const wrongCodesKey = (secret: string, playerId: bigint): string => hmacHex(secret, `wrong codes ${playerId}`)

async function consumeFactor({ db, config, clock, log }: Ctx, playerId: bigint, typed: string): Promise<boolean> {
  const keys = config.secrets.vault
  const code = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) {
    const hashes = keys.map((key) => recoveryCodeHash(key, playerId, code))
    return consumeRecoveryCode(db, playerId, hashes, clock.now())
  }
  const row = await findTwoFactor(db, playerId)
  if (!row?.enabled_at) return false
  const secret = tryUnseal(keys, sealPurpose, row.secret)?.value.toString()
  if (secret === undefined) {
    // The platform does not start when a key is missing, so this row is damaged or comes from another database.
    log.error({ playerId: String(playerId) }, 'no key of the vault opens a second factor')
    return false
  }
  const step = matchingStep(secret, code, phoneTime(clock))
  return step !== null && acceptStep(db, playerId, step)
}

/**
 * Accepts a code of the app or a recovery code, or throws an error for `field`. Attempts are counted before they are
 * checked, by player and source, across all sign-ins: a known password must not allow unlimited guesses (SEC-07).
 */
export async function passSecondFactor(
  ctx: Ctx<'codes_locked' | 'invalid'>,
  playerId: bigint,
  typed: string,
  field: 'otp_attempt' | 'authentication_code',
): Promise<void> {
  const { db, config, clock } = ctx
  const now = clock.now()
  const key = wrongCodesKey(config.secrets.session, playerId)
  const source = await codeSource(ctx, playerId)
  const tried = await countAttempt(db, { key, source }, now)
  if (tried === null) throw ctx.refuse(422, { [field]: { codes_locked: true } })
  if (await consumeFactor(ctx, playerId, typed)) return clearAttempts(db, key, [source], now)
  throw ctx.refuse(422, { [field]: tried >= maxFailures ? { codes_locked: true } : { invalid: true } })
}
