import { qrSvg } from '@apogee/art/qr'
import { readBrand } from '../../../core/content/brands.ts'
import { textOf } from '../../../core/content/texts.ts'
import type { Handler, PlayerCtx } from '../../../core/http/handler.ts'
import { seal, unseal } from '../../../core/secrets/sealed.ts'
import { notifyOwner } from '../notifyOwner.ts'
import { proveOwnPassword } from '../passwords/proveOwnPassword.ts'
import { type Credentials, findById, lockUnchanged } from '../store.ts'
import { endPending } from './pendingSignIn.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recoveryCodes.ts'
import { passSecondFactor, phoneTime, sealPurpose } from './secondFactor.ts'
import {
  disable,
  enable,
  findOffer,
  findRecoveryCodes,
  markCodesSaved,
  offerSecret,
  replaceRecoveryCodes,
} from './store.ts'
import { keyUri, matchingStep, newSecret } from './totp.ts'

const badSecret = (ctx: PlayerCtx<'invalid'>) => ctx.refuse(422, { otp_secret: { invalid: true } })
const badCode = (ctx: PlayerCtx<'invalid'>) => ctx.refuse(422, { authentication_code: { invalid: true } })

const self = async (ctx: PlayerCtx): Promise<Credentials> => {
  const player = await findById(ctx.db, ctx.player.id)
  if (!player) throw ctx.refuse(401, { base: { unauthorized: true } })
  return player
}

/** The QR code for the app to scan, as a data URL for an `img`. */
function pictureOf(ctx: PlayerCtx, email: string, secret: string): string {
  const uri = keyUri(readBrand(ctx.brand).name, email, secret)
  const svg = qrSvg(uri, textOf(ctx.locale, 'auth.twoFactor.qr'))
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** An offered secret is valid for this long. */
const offerMs = 30 * 60_000

/** The offer a session may accept. */
const offerOf = ({ player, session, clock }: PlayerCtx) => ({
  playerId: player.id,
  sessionId: session.id,
  since: new Date(clock.now().getTime() - offerMs),
})

const secretOf = ({ config }: PlayerCtx, sealed: Uint8Array): string =>
  unseal(config.secrets.vault, sealPurpose, sealed).toString()

/**
 * The secret offered to this session. It stays the same for half an hour, so that a reloaded page shows the scanned
 * secret. Another session gets a new secret, which replaces it. Null once the second factor is on.
 */
async function offeredSecret(ctx: PlayerCtx): Promise<string | null> {
  const fresh = seal(ctx.config.secrets.vault, sealPurpose, newSecret())
  const offered = await offerSecret(ctx.db, offerOf(ctx), fresh, ctx.clock.now())
  return offered && secretOf(ctx, offered)
}

/** 204 when it is already on. */
export const readTwoFactor: Handler<'auth.twoFactor'> = async (ctx) => {
  const { email, two_factor_enabled, confirmed_at } = await self(ctx)
  if (two_factor_enabled) return { status: 204 }
  // A stranger may have signed up with the address: their phone must not lock out its owner.
  if (confirmed_at === null) throw ctx.refuse(422, { email: { unconfirmed: true } })
  const secret = await offeredSecret(ctx)
  if (secret === null) return { status: 204 }
  return { status: 200, body: { otp_secret: secret, data: pictureOf(ctx, email, secret) } }
}

const hashes = (ctx: PlayerCtx, codes: readonly string[]) =>
  codes.map((code) => recoveryCodeHash(ctx.config.secrets.vault[0], ctx.player.id, code))

/** So long after signing in, the password is not needed again. */
const recentSignInMs = 10 * 60_000

const hasJustSignedIn = ({ session, clock }: PlayerCtx): boolean =>
  session.createdAt !== null && clock.now().getTime() - session.createdAt.getTime() < recentSignInMs

/**
 * Switches it on with the offered secret, one of its codes and the password, which an unattended browser cannot supply
 * (SEC-06). Within ten minutes of signing in the password may be left out. Returns the recovery codes, once.
 */
export const enableTwoFactor: Handler<'auth.enableTwoFactor'> = async (ctx, { body: { two_factor: given } }) => {
  const player = await self(ctx)
  if (player.confirmed_at === null) throw ctx.refuse(422, { email: { unconfirmed: true } })
  const offered = await findOffer(ctx.db, offerOf(ctx))
  const secret = offered && secretOf(ctx, offered)
  if (!offered || secret === null || secret !== given.otp_secret) throw badSecret(ctx)
  const step = matchingStep(secret, given.authentication_code.replace(/\s/g, ''), phoneTime(ctx.clock))
  if (step === null) throw badCode(ctx)
  if (given.current_password !== undefined) await proveOwnPassword(ctx, player, given.current_password)
  else if (!hasJustSignedIn(ctx)) throw ctx.refuse(422, { current_password: { required: true } })
  const codes = newRecoveryCodes()
  await ctx.db.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, player))) throw badSecret(ctx)
    if (!(await enable(tx, player.id, offered, step, ctx.clock.now()))) throw badSecret(ctx)
    await endPending(tx, player.id)
    await replaceRecoveryCodes(tx, player.id, hashes(ctx, codes))
    await notifyOwner(tx, ctx, 'twoFactorOn', player)
  })
  const data = pictureOf(ctx, player.email, secret)
  return { status: 200, body: { otp_secret: secret, data, recovery_codes: codes } }
}

/** Switches it off with a code, which an unattended browser cannot supply. */
export const disableTwoFactor: Handler<'auth.disableTwoFactor'> = async (ctx, { body: { two_factor: given } }) => {
  const player = await self(ctx)
  if (!player.two_factor_enabled) throw badCode(ctx)
  await passSecondFactor(ctx, player.id, given.authentication_code, 'authentication_code')
  await ctx.db.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, player))) throw badCode(ctx)
    await disable(tx, player.id)
    await notifyOwner(tx, ctx, 'twoFactorOff', player)
  })
  return { status: 204 }
}

/** Ten new recovery codes to replace the old ones. */
export const renewRecoveryCodes: Handler<'auth.renewRecoveryCodes'> = async (ctx, { body: { two_factor: given } }) => {
  const player = await self(ctx)
  if (!player.two_factor_enabled) throw badCode(ctx)
  await passSecondFactor(ctx, player.id, given.authentication_code, 'authentication_code')
  const codes = newRecoveryCodes()
  await ctx.db.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, player))) throw badCode(ctx)
    await replaceRecoveryCodes(tx, player.id, hashes(ctx, codes))
    await notifyOwner(tx, ctx, 'recoveryCodesRenewed', player)
  })
  return { status: 200, body: { recovery_codes: codes } }
}

/** Codes not yet saved can be replaced by new ones: they are stored hashed, so the same ones cannot be shown twice. */
export const readRecoveryCodes: Handler<'auth.recoveryCodes'> = async (ctx) => {
  const found = await findRecoveryCodes(ctx.db, ctx.player.id)
  return found ? { status: 200, body: found } : { status: 204 }
}

export const confirmRecoveryCodes: Handler<'auth.keepRecoveryCodes'> = async (ctx) => {
  await markCodesSaved(ctx.db, ctx.player.id, ctx.clock.now())
  return { status: 204 }
}
