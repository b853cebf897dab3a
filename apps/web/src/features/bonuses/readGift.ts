import { readGiftTitle } from '@apogee/rules/vip/adventure'

/** A gift of the wire. `day`: of which day of the adventure it is the prize. */
export type DayPrize<G> = G & { readonly day?: string }

/** OPEN-36: the wire writes the day into the title; players read the rest. Every gift goes through here. */
export const readGift = <G extends { readonly title: string }>(gift: G): DayPrize<G> => ({
  ...gift,
  ...readGiftTitle(gift.title),
})
