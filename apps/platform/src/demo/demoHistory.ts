interface Moment {
  readonly hoursAgo: number
  /**
   * Instead: a fraction of the part of the quarter that has passed, 0 to 1. So the quarter's figures do not depend on
   * the day of seeding.
   */
  readonly ofQuarter?: number
  /** Instead: so many days ago, as a part of that day, or for today, of the part that has passed. */
  readonly ofDay?: { readonly daysAgo: number; readonly part: number }
}

/** One thing that happened to a demo account; `hoursAgo` from the moment of seeding, money in minor units. */
export type DemoStep = Moment &
  (
    | {
        readonly kind: 'payment'
        readonly action: 'deposit' | 'cashout'
        /** `pending`: a withdrawal that is not approved yet. */
        readonly outcome: 'succeeded' | 'declined' | 'canceled' | 'recalled' | 'pending'
        readonly currency: string
        /** `over`: everything above the balance the history ends with; below it, the difference is deposited. */
        readonly cents: bigint | 'over'
        readonly method: string
        readonly account?: string
        readonly expires?: string
      }
    | {
        readonly kind: 'round'
        /** Which of the games they play. */
        readonly game: number
        /** The outcome is up to the game. */
        readonly stake: bigint
      }
  )

export interface DemoHistory {
  readonly email: string
  readonly steps: readonly DemoStep[]
  /** Withdrawable money per currency at the end. */
  readonly ends: Readonly<Record<string, bigint>>
}

const visa = { method: 'visa', account: '•••• 4417', expires: '08/29' } as const
const mastercard = { method: 'mastercard', account: '•••• 0921', expires: '11/28' } as const
const bank = { method: 'bank-transfer', account: '••• 902' } as const

const pay = (
  hoursAgo: number,
  action: 'deposit' | 'cashout',
  outcome: 'succeeded' | 'declined' | 'canceled' | 'recalled' | 'pending',
  cents: bigint | 'over',
  by: { readonly method: string; readonly account?: string; readonly expires?: string },
  currency = 'EUR',
): DemoStep => ({ kind: 'payment', hoursAgo, action, outcome, cents, currency, ...by })

const round = (hoursAgo: number, game: number, stake: bigint): DemoStep => ({ kind: 'round', hoursAgo, game, stake })

// Stakes, over and over.
const stakes = [200n, 100n, 400n, 200n, 500n, 100n, 1000n, 200n, 300n] as const
const evenings = [1, 2.2, 2.4, 9, 9.3, 14.5, 21] as const
const dayHours = 24

/** A month of an occasional player: a deposit and some evenings. */
function month(daysAgo: number, budget: bigint): readonly DemoStep[] {
  const begin = daysAgo * dayHours
  const rounds = Array.from({ length: 22 }, (_, n) => {
    const evening = (evenings[n % evenings.length] ?? 0) * dayHours
    return round(begin - evening - n / 60, n + daysAgo, stakes[(n + daysAgo) % stakes.length] ?? 100n)
  })
  const oldestFirst = rounds.toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  return [pay(begin, 'deposit', 'succeeded', budget, daysAgo % 2 === 0 ? visa : mastercard), ...oldestFirst]
}

const inQuarter = (ofQuarter: number, step: DemoStep): DemoStep => ({ ...step, hoursAgo: 0, ofQuarter })

const quarterRounds = 200

/** A VIP's quarter so far: Bronze, with the deposits for Silver done and a sixth of the bets. */
const quarter: readonly DemoStep[] = [
  inQuarter(0.02, pay(0, 'deposit', 'succeeded', 400_000n, visa)),
  inQuarter(0.1, pay(0, 'deposit', 'succeeded', 400_000n, bank)),
  ...Array.from({ length: quarterRounds }, (_, n) =>
    inQuarter(0.12 + (0.6 * n) / quarterRounds, round(0, Math.floor(n / 10), 10_000n)),
  ),
  inQuarter(0.75, pay(0, 'deposit', 'succeeded', 400_000n, visa)),
  inQuarter(0.8, pay(0, 'deposit', 'succeeded', 400_000n, bank)),
  inQuarter(0.85, pay(0, 'deposit', 'succeeded', 400_000n, visa)),
  inQuarter(0.9, pay(0, 'deposit', 'succeeded', 400_000n, visa)),
  inQuarter(0.95, pay(0, 'deposit', 'succeeded', 324_000n, visa)),
  inQuarter(0.97, pay(0, 'deposit', 'succeeded', 150_000n, visa, 'USD')),
]

/** Deposits of the days of the adventure: how many days ago, and how much. */
export const adventureDeposits: Readonly<Record<number, bigint>> = { 5: 2000n, 3: 2000n, 2: 3000n, 1: 3000n, 0: 3000n }

/** When a day's deposit is staked, as a part of the day. */
export const stakedPart = 0.9

function adventureDay(daysAgo: number, cents: bigint): readonly DemoStep[] {
  const isToday = daysAgo === 0
  const at = (part: number) => ({ hoursAgo: 0, ofDay: { daysAgo, part } })
  return [
    // A deposit takes a minute: today's is early enough to be staked since.
    { ...pay(0, 'deposit', 'succeeded', cents, visa), ...at(isToday ? 0.3 : 0.85) },
    // Of today's, a part is staked.
    ...Array.from({ length: isToday ? 9 : Number(cents / 500n) }, (_, nth): DemoStep => {
      return { ...round(0, 0, isToday ? 200n : 500n), ...at(stakedPart + nth / 1000) }
    }),
  ]
}

const adventureSteps = Object.entries(adventureDeposits)
  .toSorted(([one], [other]) => Number(other) - Number(one))
  .flatMap(([daysAgo, cents]) => adventureDay(Number(daysAgo), cents))

/** The demo accounts with money. Every cent comes from a step: the ledger balances as for real players. */
export const demoHistories: readonly DemoHistory[] = [
  {
    email: 'player@apogee.test',
    steps: [
      ...month(350, 10_000n),
      ...month(318, 8000n),
      ...month(287, 12_000n),
      ...month(226, 10_000n),
      ...month(195, 6000n),
      ...month(164, 15_000n),
      ...month(133, 9000n),
      ...month(98, 11_000n),
      pay(624, 'deposit', 'succeeded', 40_000n, visa),
      round(623.9, 0, 200n),
      round(623.8, 0, 200n),
      round(623.7, 0, 500n),
      round(623.6, 1, 500n),
      pay(456, 'deposit', 'declined', 3000n, mastercard),
      pay(455.8, 'deposit', 'succeeded', 30_000n, mastercard),
      round(455.5, 2, 400n),
      round(455.4, 2, 400n),
      round(455.3, 2, 400n),
      round(455.2, 1, 1000n),
      pay(290, 'deposit', 'canceled', 10_000n, { method: 'sofort' }),
      pay(289.7, 'deposit', 'succeeded', 45_000n, { method: 'usdt' }),
      pay(170, 'cashout', 'succeeded', 12_000n, visa),
      pay(146, 'cashout', 'recalled', 8500n, visa),
      round(50.4, 3, 500n),
      round(50.3, 3, 500n),
      round(50.2, 3, 1000n),
      round(50.1, 0, 1000n),
      pay(30, 'deposit', 'declined', 5000n, visa),
      pay(29, 'cashout', 'succeeded', 'over', bank),
    ],
    ends: { EUR: 100_000n },
  },
  {
    email: 'vip@apogee.test',
    steps: [
      pay(2800, 'deposit', 'succeeded', 400_000n, bank),
      pay(2500, 'deposit', 'succeeded', 400_000n, bank),
      ...quarter,
      ...adventureSteps,
      pay(2.5, 'cashout', 'pending', 24_000n, visa),
      pay(2, 'cashout', 'succeeded', 'over', bank),
    ],
    ends: { EUR: 2_500_000n, USD: 150_000n },
  },
  {
    email: 'tester@apogee.test',
    steps: [
      pay(300, 'deposit', 'succeeded', 50_000n, visa),
      pay(200, 'deposit', 'succeeded', 5_000_000n, { method: 'btc' }, 'BTC'),
      pay(100, 'deposit', 'succeeded', 25_000n, { method: 'usdt' }, 'USDT'),
    ],
    ends: { EUR: 50_000n, BTC: 5_000_000n, USDT: 25_000n },
  },
]

/** Comp points of the demo accounts: of levels 5, 9 and 4. The account `fresh` is not listed. */
export const demoPoints: Readonly<Record<string, { readonly chargeable: number; readonly persistent: number }>> = {
  'player@apogee.test': { chargeable: 3420, persistent: 6200 },
  'vip@apogee.test': { chargeable: 48_250, persistent: 182_000 },
  'tester@apogee.test': { chargeable: 1000, persistent: 1600 },
}

/** Date of these points: before all other steps, and within the retention of the history. */
export const demoPointsDaysAgo = 355
