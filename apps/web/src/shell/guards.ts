import { redirect } from '@tanstack/react-router'
import type { Player } from '../features/profile/queries'

interface Guarded {
  readonly context: { readonly player: Player | null }
  readonly location: { readonly href: string }
}

/** GD-02: a guest is sent to registration, with the way back. */
export function playersOnly({ context, location }: Guarded): void {
  if (!context.player) throw redirect({ to: '/registration', search: { redirect: location.href } })
}

/** GD-03: a signed-in player has no business there. */
export function guestsOnly({ context }: Guarded): void {
  if (context.player) throw redirect({ to: '/' })
}

/** GD-06: a cashbox address entered directly leads to main; inside the site the popup opens without a route. */
export function cashboxDirect(guarded: Guarded): void {
  playersOnly(guarded)
  throw redirect({ to: '/' })
}

/** SEC-04: a way back is a path of our own host, or nothing. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined
}

/** A token of a mailed link. */
export const tokenOf = (value: unknown): string => (typeof value === 'string' ? value : '')
