import { expect, test } from 'vitest'
import { saidWithheld } from './sayings.ts'
import { TEXTS, wordsFor } from './words.ts'

const euros = (cents: number) => `EUR ${cents / 100}`

test.each(Object.keys(TEXTS))('a table says in %s which moves the max bet of a bonus does not allow', (locale) => {
  const words = wordsFor(locale)
  const round = { withheld: ['double', 'split'], max_bet_cents: 500 }
  const said = saidWithheld(round, words, euros)
  expect(said).toContain('EUR 5')
  expect(said).toContain(`${words('double')}, ${words('split')}`)
  expect(saidWithheld({ withheld: [], max_bet_cents: 500 }, words, euros)).toBeNull()
})
