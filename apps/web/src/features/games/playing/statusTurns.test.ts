import { Gift } from 'lucide-react'
import { expect, test } from 'vitest'
import type { Status } from '../../../lib/page/statusLine'
import { announcementOf, movedSince, nextOf } from './statusTurns'

const bonus: Status = {
  id: 'wagering',
  icon: Gift,
  short: '41%',
  lead: '41% wagered',
  rest: '€708.00 left',
  part: 0.41,
}
const race: Status = { id: 'race', icon: Gift, short: '#182', lead: 'Place 182', rest: '€3.01 to place 181' }
const quest: Status = { id: 'quest', icon: Gift, short: '3/6', lead: 'Warm-up', announcement: 'Warm-up: level 3 of 6' }

test('a status moves when a figure changes, and in the order of the line', () => {
  const after = [{ ...bonus, part: 0.42, short: '42%' }, { ...race, rest: '€2.01 to place 181' }, quest]
  expect(movedSince([bonus, race, quest], after)).toEqual(['wagering', 'race'])
  expect(movedSince([bonus, race, quest], [bonus, race, quest])).toEqual([])
})

test('a progress whose per cent is the same has not moved, though less is left of it', () => {
  expect(movedSince([bonus], [{ ...bonus, part: 0.413, rest: '€705.50 left' }])).toEqual([])
})

test('a status that was just added, or only got another link, has not moved', () => {
  expect(movedSince([], [bonus])).toEqual([])
  expect(movedSince([bonus], [{ ...bonus, path: '/profile/gifts' }])).toEqual([])
})

test('screen readers announce a level and an urgent message, and no figures that move with every bet', () => {
  expect(
    announcementOf(
      [bonus, quest],
      [
        { ...bonus, short: '42%' },
        { ...quest, rest: '€1 to go' },
      ],
    ),
  ).toBeUndefined()
  expect(announcementOf([quest], [{ ...quest, announcement: 'Warm-up: level 4 of 6' }])).toBe('Warm-up: level 4 of 6')
  // The level at which the page opens is no news.
  expect(announcementOf([], [quest])).toBeUndefined()
  const notice: Status = { id: 'notice', icon: Gift, short: '', lead: 'A prize place', isUrgent: true }
  expect(announcementOf([], [{ ...notice, announcement: 'A prize place' }])).toBe('A prize place')
})

test('the line turns through its statuses and begins again', () => {
  const all = [bonus, race, quest]
  expect(nextOf(all, 'wagering')).toBe('race')
  expect(nextOf(all, 'quest')).toBe('wagering')
  // One that has ended.
  expect(nextOf(all, 'spins')).toBe('wagering')
  expect(nextOf([], 'race')).toBeUndefined()
})
