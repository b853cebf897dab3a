import type { NotificationKind } from '@apogee/contract/notifications'
import { z } from 'zod'

/** The push messages there are. A promotional one needs the player's consent to offers. */
export const pushMessages = {
  withdrawalPaid: { kind: 'service', path: '/profile/games-history' },
  supportAnswer: { kind: 'service', path: '/support' },
  giftEnds: { kind: 'promotional', path: '/profile/gifts' },
} as const satisfies Record<string, { readonly kind: NotificationKind; readonly path: string }>

export type PushMessage = keyof typeof pushMessages

/** A stored message: its text is written when it is sent. */
export const pushPayload = z.object({
  message: z.enum(['withdrawalPaid', 'supportAnswer', 'giftEnds']),
  subscription: z.string(),
})
