import { drawText, dropMoment, isHit, numberOf, triggerCents } from '@apogee/rules/jackpots/draw'
import { hmacSha256, sha256, toHex } from '@apogee/rules/validation/text/digest'
import type { Win } from './queries'

export type Draw = NonNullable<Win['draw']>

/**
 * Recomputes a draw in the browser from the committed data: whether the hash is the one published before, and the win
 * follows from it.
 */
export async function checkDraw(draw: Draw): Promise<boolean> {
  const bytes = new TextEncoder()
  const secret = bytes.encode(draw.secret)
  if (toHex(await sha256(secret)) !== draw.hash) return false
  if (draw.rule === 'forced') return true
  const sign = await hmacSha256(secret)
  const text = drawText(draw.level, draw.cycle, draw.opening_round ?? null, draw.round)
  const number = numberOf(toHex(await sign(bytes.encode(text))))
  switch (draw.rule) {
    case 'amount':
      return (
        triggerCents(number, BigInt(draw.begun_cents), BigInt(draw.below_cents ?? 0)) ===
        BigInt(draw.trigger_cents ?? 0)
      )
    case 'chance':
      return isHit(number, BigInt(draw.stake_cents ?? 0), BigInt(draw.one_in_cents ?? 1))
    case 'time':
    case 'overdue':
      return (
        draw.drops_by !== undefined &&
        dropMoment(number, new Date(draw.begun_at), new Date(draw.drops_by)).toISOString() === draw.moment
      )
  }
}
