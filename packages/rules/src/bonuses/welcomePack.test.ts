import { expect, test } from 'vitest'
import { welcomePackOf } from './welcomePack.ts'

const pack = { group_key: 'welcome_pack' }
const other = { group_key: 'cashback' }

test.each([
  ['nothing taken, its first part offered', [pack], [], 'none'],
  ['nothing taken and nothing offered, as with a stored code', [], [], 'none'],
  ['only other bonuses taken', [pack], [{ ...other, stage: 'handle_bets' }], 'none'],
  ['the first part taken, the second to come', [pack], [{ ...pack, stage: 'canceled' }], 'active'],
  ['one part over and offered with others', [other, pack], [{ ...pack, stage: 'wager_done' }], 'active'],
  [
    'one part over and the next being wagered',
    [other],
    [
      { ...pack, stage: 'wager_done' },
      { ...pack, stage: 'handle_bets' },
    ],
    'active',
  ],
  ['the last part taken and being wagered', [other], [{ ...pack, stage: 'handle_bets' }], 'active'],
  ['the last part taken and not yet activated', [], [{ ...pack, stage: 'issued' }], 'active'],
  [
    'all over and nothing to come',
    [other],
    [
      { ...pack, stage: 'wager_done' },
      { ...pack, stage: 'lost' },
    ],
    'done',
  ],
] as const)('[OPEN-53] the welcome pack with %s', (_, offers, bonuses, status) => {
  expect(welcomePackOf({ offers, bonuses })).toBe(status)
})
