import { z } from 'zod'
import { ourCall, wireCall } from './protocol/define.ts'
import { cents, currencyCode, iso, ours } from './protocol/shapes.ts'

/** One day of an adventure, wire-facts 1.4. */
export const adventureDay = z.object({
  /**
   * `__{step}/{stepTotal}__{DD/MM/YYYY}`, the day in UTC. A status of the player with exactly this name completes the
   * day (OPEN-36).
   */
  title: z.string().regex(/^__\d+\/\d+__\d{2}\/\d{2}\/\d{4}$/),
  /** `bonus` is an amount, the name of a variable, or a percentage of the deposit: `15%`. */
  prize: z.object({ freespin: z.int().positive().optional(), bonus: z.string().optional() }),
  image: z.object({ src: z.string(), srcRetina: z.string() }).optional(),
  condition: z.object({
    /**
     * The deposit of the day, in whole units: an amount, or the name of a variable, whose value depends on the
     * currency.
     */
    minDep: z.string(),
    /** How many times the deposit has to be staked. */
    wager: z.string(),
    /** In how many days, the day itself included. */
    periodActivationDays: z.string(),
    /** Ours: how many other days of the run have to be finished. */
    finishedDays: ours(
      z
        .string()
        .regex(/^[1-9]\d*$/)
        .optional(),
    ),
  }),
})

/** wire-facts 1.4: both by group id; the first group the player is in wins. */
export const adventures = z.object({
  /** Group -> variable -> currency -> text in whole units of the currency. */
  variables: z.record(z.string(), z.record(z.string(), z.record(currencyCode, z.string()))),
  prizes: z.record(z.string(), z.array(adventureDay)),
})

/** The conditions of a day's prize; amounts in the currency it is granted in. */
export const adventureTerms = z.object({
  activate_days: z.int(),
  freespins: z
    .object({
      currency: currencyCode,
      games: z.array(z.object({ title: z.string(), frontend_url: z.string() })),
      /** Value of each spin. */
      bet_cents: cents,
      /** How often their winnings are wagered; 0: they are real money at once. */
      wager: z.number(),
      play_days: z.int(),
    })
    .nullable(),
  bonus: z
    .object({
      currency: currencyCode,
      /** null of a percentage. */
      amount_cents: cents.nullable(),
      /** The most that a percentage gives. */
      up_to_cents: cents.nullable(),
      wager: z.number(),
      wager_days: z.int(),
      max_bet_cents: cents.nullable(),
    })
    .nullable(),
})

/** A day that the player has made a deposit for. */
export const adventureDeposit = z.object({
  title: z.string(),
  /** The day as it was offered when the deposit was made. */
  day: adventureDay.omit({ title: true }),
  terms: adventureTerms,
  currency: currencyCode,
  deposited_cents: cents,
  required_cents: cents,
  /** Never above the requirement. */
  staked_cents: cents,
  stake_until: iso,
  completed_at: iso.nullable(),
})

/** The player's part, which the calendar lacks: their progress so far, and the conditions of the prizes. */
export const ownAdventure = z.object({
  /** The time of the platform: days switch by it. */
  now: iso,
  /** By title: every day of the running adventure. */
  terms: z.record(z.string(), adventureTerms),
  /** The oldest first; those of earlier runs too, as long as they can still be staked. */
  deposits: z.array(adventureDeposit),
})

export type WireAdventures = z.output<typeof adventures>
export type AdventureDay = z.output<typeof adventureDay>
export type WireAdventureTerms = z.output<typeof adventureTerms>
export type WireOwnAdventure = z.output<typeof ownAdventure>

/** wire-facts 1.16, VIP-13. Missing links are empty; `avatar` is the address of a picture, or empty. */
export const manager = z.object({
  groupId: z.string(),
  managerName: z.string(),
  telegramLink: z.string(),
  whatsAppLink: z.string(),
  email: z.string(),
  phone: z.string(),
  time: z.string(),
  avatar: z.string(),
})

/** wire-facts 11.1, VIP-07. `overallProgress` is 0 to 100, of the way to `nextStatus`; 100 at the highest status. */
export const vipProgress = z.object({
  userId: z.int(),
  currency: currencyCode,
  /** REGULAR, BRONZE, SILVER, GOLD, PLATINUM or DIAMOND: the status of the player's group. */
  currentStatus: z.string(),
  /** The same, or a higher one that the figures of this quarter have earned since. */
  activeStatus: z.string(),
  /** The next status; at the top, the highest one again. */
  nextStatus: z.string(),
  depositAmountCents: cents,
  depositThresholdCents: cents,
  betSumCents: cents,
  betSumThresholdCents: cents,
  overallProgress: z.number().min(0).max(100),
})

/** The club's benefits, the lowest status first. A status lasts until `quarterEndsAt`. */
export const vipClub = z.object({
  quarterEndsAt: z.iso.datetime(),
  statuses: z.array(
    z.object({
      /** BRONZE to DIAMOND. */
      status: z.string(),
      /** When its managers are there; null for a status without one. */
      managerTime: z.string().nullable(),
      /** Its deposit bonus: the percentage, and the most it gives by currency. */
      reload: z
        .object({
          percent: z.number().positive(),
          most: z.array(z.object({ currency: currencyCode, amount_cents: cents })),
        })
        .nullable(),
      /**
       * What reaching it gives: free spins, bonus money, or both, and how often it is wagered. A player whose currency
       * is not among the amounts gets it in EUR.
       */
      gift: z
        .object({
          freespins: z.int().min(0),
          amounts: z.array(z.object({ currency: currencyCode, amount_cents: cents })),
          wager: z.number().min(0),
        })
        .nullable(),
    }),
  ),
})

export type WireVipProgress = z.output<typeof vipProgress>

export const vipApi = {
  'vip.adventures': wireCall('GET /api/fe/config/vip-adventures', {
    summary: 'Calendar of the running adventures by group',
    who: 'anyone',
    answers: { 200: adventures },
  }),
  'vip.adventure': ourCall('GET /api/player/vip_adventure', {
    summary: "The player's own progress in the running adventure, and the terms of its prizes",
    who: 'player',
    answers: { 200: ownAdventure },
  }),
  'vip.club': ourCall('GET /api/fe/config/vip-club', {
    summary: 'What each VIP status offers, and when the running quarter ends',
    who: 'anyone',
    answers: { 200: vipClub },
  }),
  'vip.managers': wireCall('POST /api/fe/config/managers', {
    summary: 'The VIP manager of the player, or {} if they have none',
    who: 'anyone',
    body: z.object({ userGroups: z.array(z.union([z.int(), z.string().max(60)])).max(200) }),
    answers: { 200: z.union([manager, z.strictObject({})]) },
  }),
  'vip.progress': wireCall('GET /jam/vip_status_progress', {
    summary: 'Deposits and bets of the running quarter on the way to the next VIP status',
    who: 'player',
    answers: { 200: vipProgress },
  }),
} as const
