import { qrSvg } from '@apogee/art/qr'
import { readBrand } from '../../../core/content/brands.ts'
import { textOf } from '../../../core/content/texts.ts'
import type { Handler, PlayerCtx } from '../../../core/http/handler.ts'
import { seal, unseal } from '../../../core/sealed.ts'
import { proveOwnPassword } from '../proveOwnPassword.ts'
import { type Credentials, findById } from '../store.ts'
import { tellOwner } from '../tellOwner.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recoveryCodes.ts'
import { passSecondFactor, phoneTime, sealPurpose } from './secondFactor.ts'
import {
  disable,
  enable,
  findRecoveryCodes,
  findTwoFactor,
  markCodesSaved,
  offerSecret,
  replaceRecoveryCodes,
} from './store.ts'
import { keyUri, matchingStep, newSecret } from './totp.ts'

// The capacity of the largest of our QR codes.
const mostInPicture = 106

const badCode = (ctx: PlayerCtx<'invalid'>) => ctx.refuse(422, { authentication_code: { invalid: true } })

const self = async (ctx: PlayerCtx): Promise<Credentials> => {
  const player = await findById(ctx.db, ctx.player.id)
  if (!player) throw ctx.refuse(401, { base: { unauthorized: true } })
  return player
}

/** The picture an app scans, as an address that fits into an `img`. */
function pictureOf(ctx: PlayerCtx, email: string, secret: string): string {
  const uri = keyUri(readBrand(ctx.brand).name, email, secret, mostInPicture)
  const svg = qrSvg(uri, textOf(ctx.locale, 'auth.twoFactor.qr'))
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/**
 * The offered secret. It stays the same until it is accepted, so that a reloaded page shows what was scanned. Null once
 * the second factor is on.
 */
async function offeredSecret(ctx: PlayerCtx): Promise<string | null> {
  const { db, config, player, clock } = ctx
  const secretOf = (sealed: Uint8Array) => unseal(config.secrets.vault, sealPurpose, sealed).toString()
  const found = await findTwoFactor(db, player.id)
  if (found) return found.enabled_at ? null : secretOf(found.secret)
  await offerSecret(db, player.id, seal(config.secrets.vault, sealPurpose, newSecret()), clock.now())
  const offered = await findTwoFactor(db, player.id)
  return offered && !offered.enabled_at ? secretOf(offered.secret) : null
}

/** 204 when it is already on. */
export const readTwoFactor: Handler<'auth.twoFactor'> = async (ctx) => {
  const secret = await offeredSecret(ctx)
  if (secret === null) return { status: 204 }
  const { email } = await self(ctx)
  return { status: 200, body: { otp_secret: secret, data: pictureOf(ctx, email, secret) } }
}

const hashes = (ctx: PlayerCtx, codes: readonly string[]) =>
  codes.map((code) => recoveryCodeHash(ctx.config.secrets.vault[0], ctx.player.id, code))

/**
 * Switches it on with the offered secret, one of its codes and the password, which an unattended browser cannot supply
 * (SEC-06). Returns the recovery codes, once.
 */
export const enableTwoFactor: Handler<'auth.enableTwoFactor'> = async (ctx, { body: { two_factor: given } }) => {
  const secret = await offeredSecret(ctx)
  if (secret === null || secret !== given.otp_secret) throw ctx.refuse(422, { otp_secret: { invalid: true } })
  const player = await self(ctx)
  const step = matchingStep(secret, given.authentication_code.replace(/\s/g, ''), phoneTime(ctx.clock))
  if (step === null) throw badCode(ctx)
  await proveOwnPassword(ctx, player, given.current_password)
  const codes = newRecoveryCodes()
  await ctx.db.transaction(async (tx) => {
    if (!(await enable(tx, player.id, step, ctx.clock.now()))) throw ctx.refuse(422, { otp_secret: { invalid: true } })
    await replaceRecoveryCodes(tx, player.id, hashes(ctx, codes))
    await tellOwner(tx, ctx, 'twoFactorOn', player)
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
    await disable(tx, player.id)
    await tellOwner(tx, ctx, 'twoFactorOff', player)
  })
  return { status: 204 }
}

/** Ten new recovery codes to replace the old ones. */
export const renewRecoveryCodes: Handler<'auth.renewRecoveryCodes'> = async (ctx, { body: { two_factor: given } }) => {
  const player = await self(ctx)
  if (!player.two_factor_enabled) throw badCode(ctx)
  await passSecondFactor(ctx, player.id, given.authentication_code, 'authentication_code')
  const codes = newRecoveryCodes()
  await ctx.db.transaction((tx) => replaceRecoveryCodes(tx, player.id, hashes(ctx, codes)))
  return { status: 200, body: { recovery_codes: codes } }
}

/** Codes not yet saved can be replaced by new ones: they are stored hashed, so the same ones cannot be shown twice. */
export const readRecoveryCodes: Handler<'auth.recoveryCodes'> = async (ctx) => {
  const found = await findRecoveryCodes(ctx.db, ctx.player.id)
  return found ? { status: 200, body: found } : { status: 204 }
}

export const keepRecoveryCodes: Handler<'auth.keepRecoveryCodes'> = async (ctx) => {
  await markCodesSaved(ctx.db, ctx.player.id, ctx.clock.now())
  return { status: 204 }
}
