import { expect, test } from 'vitest'
import { createTextsIn } from '../../../messages.ts'
import { LOCALES, readMessages } from '../../../testing/messages.ts'
import { saidWithheld } from './sayings.ts'

const euros = (cents: number) => `EUR ${cents / 100}`

test.each(LOCALES)('a table explains in %s which moves the max bet of a bonus does not allow', (locale) => {
  const words = createTextsIn(readMessages(locale))('blackjack')
  const round = { withheld: ['double', 'split'], max_bet_cents: 500 }
  const said = saidWithheld(round, words, euros)
  expect(said).toContain('EUR 5')
  expect(said).toContain(`${words('double')}, ${words('split')}`)
  expect(saidWithheld({ withheld: [], max_bet_cents: 500 }, words, euros)).toBeNull()
})
