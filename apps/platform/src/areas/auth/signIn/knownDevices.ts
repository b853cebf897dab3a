import type { Sql } from '../../../core/db/db.ts'
import type { Ctx } from '../../../core/http/handler.ts'
import { addressBlock } from '../../../core/http/visits/visitor.ts'
import { hmacHex, tokenHash } from '../../../core/ids.ts'

const day = 24 * 3_600_000
/** After this long without a sign-in, a browser or an address is no longer known. */
const knownMs = 180 * day
const maxDevices = 30

/**
 * Marks the browser as the player's: they have signed in with it, or opened a mailed link. It grants no access; it only
 * counts their failed attempts separately from those of strangers.
 */
export async function rememberDevice(sql: Sql, ctx: Ctx, playerId: bigint, by: 'signIn' | 'mail'): Promise<void> {
  const now = ctx.clock.now()
  await sql.query(
    `INSERT INTO known_devices AS kept (player_id, hash, last_used_at, has_signed_in) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, hash) DO UPDATE SET last_used_at = $3, has_signed_in = kept.has_signed_in OR $4`,
    [playerId, tokenHash(ctx.device.ensureToken()), now, by === 'signIn'],
  )
  await sql.query(
    `DELETE FROM known_devices WHERE player_id = $1 AND (last_used_at < $2 OR hash IN (
       SELECT hash FROM known_devices WHERE player_id = $1 ORDER BY last_used_at DESC OFFSET $3))`,
    [playerId, new Date(now.getTime() - knownMs), maxDevices],
  )
}

const sourceOf = (ctx: Ctx, kind: 'device' | 'address', value: string): string =>
  `${kind} ${hmacHex(ctx.config.secrets.session, `${kind} ${value}`).slice(0, 32)}`

/** The token of the browser if the player has signed in with it before. */
async function knownDevice(
  ctx: Ctx,
  who: { readonly email: string } | { readonly id: bigint },
): Promise<string | undefined> {
  const { token } = ctx.device
  if (!token) return undefined
  // Someone who reads the player's email must still guess a code: opening a link gives them no separate counter of
  // attempts.
  const [column, value] = 'email' in who ? ['players.email', who.email] : ['has_signed_in AND players.id', who.id]
  const rows = await ctx.db.query(
    `SELECT 1 FROM known_devices JOIN players ON players.id = known_devices.player_id
     WHERE ${column} = $1 AND hash = $2 AND last_used_at >= $3`,
    [value, tokenHash(token), new Date(ctx.clock.now().getTime() - knownMs)],
  )
  return rows.length > 0 ? token : undefined
}

/**
 * The two counters of a password attempt: the account's, which triggers the captcha, and the source's, which is locked.
 */
export interface PasswordSources {
  readonly captchaSource: string
  readonly lockSource: string
}

/**
 * The sources of a password attempt for an email address. Each known browser is a separate source. Strangers share
 * the counter that triggers the captcha, and their source is their IP address. The result does not depend on whether
 * the email address is registered (SEC-05).
 */
export async function passwordSources(ctx: Ctx, email: string): Promise<PasswordSources> {
  const token = await knownDevice(ctx, { email })
  if (token) {
    const device = sourceOf(ctx, 'device', token)
    return { captchaSource: `asks ${device}`, lockSource: device }
  }
  return { captchaSource: '', lockSource: sourceOf(ctx, 'address', addressBlock(ctx.ip)) }
}

/**
 * The source of a second-factor code: a known browser, an address the player has signed in from, or strangers, who
 * share one counter. Otherwise, someone with a stolen password and many addresses could guess the six digits.
 */
export async function codeSource(ctx: Ctx, playerId: bigint): Promise<string> {
  const token = await knownDevice(ctx, { id: playerId })
  if (token) return sourceOf(ctx, 'device', token)
  const since = new Date(ctx.clock.now().getTime() - knownMs)
  return (await ctx.sessions.wasAt(playerId, ctx.ip, since)) ? sourceOf(ctx, 'address', addressBlock(ctx.ip)) : ''
}
