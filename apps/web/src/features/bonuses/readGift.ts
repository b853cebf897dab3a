import { readGiftTitle } from '@apogee/rules/vip/adventure'

/** A gift of the wire. `day`: the day of the adventure whose prize it is. */
export type DayPrize<G> = G & { readonly day?: string }

/** OPEN-36: the wire writes the day into the title; players see the rest. All gifts are read through this function. */
export const readGift = <G extends { readonly title: string }>(gift: G): DayPrize<G> => ({
  ...gift,
  ...readGiftTitle(gift.title),
})
