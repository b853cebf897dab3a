import { expect, test } from 'vitest'
import { createTextsIn } from '../../../messages.ts'
import { LOCALES, readMessages } from '../../../testing/messages.ts'
import { withheldAnnouncement } from './announcements.ts'

const euros = (cents: number) => `EUR ${cents / 100}`

test.each(LOCALES)('a table explains in %s which moves the max bet of a bonus does not allow', (locale) => {
  const engineTexts = createTextsIn(readMessages(locale))('blackjack')
  const round = { withheld: ['double', 'split'], max_bet_cents: 500 }
  const said = withheldAnnouncement(round, engineTexts, euros)
  expect(said).toContain('EUR 5')
  expect(said).toContain(`${engineTexts('double')}, ${engineTexts('split')}`)
  expect(withheldAnnouncement({ withheld: [], max_bet_cents: 500 }, engineTexts, euros)).toBeNull()
})
