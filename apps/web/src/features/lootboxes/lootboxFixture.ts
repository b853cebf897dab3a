import type { WireLootbox } from '@apogee/contract/lootboxes'
import type { WheelItem } from './queries'

type Amounts = readonly (readonly [currency: string, cents: number])[]
const amounts = (list: Amounts) => list.map(([currency, amount_cents]) => ({ currency, amount_cents }))

export const spinsItem = (id: number, weight: number, count: number, more: Partial<WheelItem> = {}): WheelItem => ({
  id,
  weight,
  prize: false,
  bonuses: [
    {
      title: `${count} free spins`,
      type: 'freespins',
      attributes: [{ field: 'freespins_count', value: count }],
      result_bonus: [
        { field: 'wager', value: 30 },
        { field: 'max_win', value: amounts([['EUR', 1000_00]]) },
      ],
      games: ['tiny-comet:PeachThunder'],
      game_titles: ['Peach Thunder'],
      stakes: amounts([
        ['EUR', 20],
        ['NOK', 200],
      ]),
      activate_days: 3,
      image: '/media/art/1/candy/256.webp',
    },
  ],
  ...more,
})

export const bonusItem = (id: number, weight: number, list: Amounts): WheelItem => ({
  id,
  weight,
  prize: false,
  bonuses: [
    {
      title: 'A bonus',
      type: 'bonus',
      attributes: [{ field: 'bonus_amount', value: amounts(list) }],
      result_bonus: [{ field: 'wager', value: 3 }],
    },
  ],
})

export const martItems: WheelItem[] = [
  spinsItem(1, 4000, 10),
  bonusItem(2, 5, [['EUR', 5_00]]),
  spinsItem(3, 4000, 20),
  bonusItem(4, 4, [['EUR', 25_00]]),
  spinsItem(5, 1990, 50),
  bonusItem(6, 1, [['EUR', 500_00]]),
]

export const lootboxFixture = (changes: Partial<WireLootbox> = {}): WireLootbox => ({
  id: 1,
  version: 1,
  title: 'Rocket Mart wheel',
  currency: 'EUR',
  group_key: 'manual_wheel',
  strategy: 'exchange',
  reason: 'Bought with astrocoins',
  display: 3,
  stage: 'issued',
  created_at: '2026-11-20T10:00:00.000Z',
  activated_at: null,
  valid_until: '2026-11-27T10:00:00.000Z',
  items: martItems,
  fair: { hash: 'h', seed: null, player_seed: null },
  ...changes,
})

/** A spun box that won the sector of this id. */
export const spunFixture = (won: number, changes: Partial<WireLootbox> = {}): WireLootbox =>
  lootboxFixture({
    version: 2,
    stage: 'activated',
    activated_at: '2026-11-20T11:00:00.000Z',
    items: martItems.map((item) =>
      item.id === won ? { ...item, prize: true, gift: { kind: 'freespins', id: 9 } } : item,
    ),
    fair: { hash: 'h', seed: 's', player_seed: 'mine' },
    ...changes,
  })
