import { expect, test } from 'vitest'
import { indexFixture, manyGames, sourceFixture } from '../gameFixture.ts'

const index = indexFixture(sourceFixture)
const titles = (text: string) => index.search(text).map((no) => index.byNo.get(no)?.row.title)

test.each([
  ['the whole title', 'Paper Moon', 'Paper Moon'],
  ['another case', 'PAPER MOON', 'Paper Moon'],
  ['words in another order', 'moon paper', 'Paper Moon'],
  ['the beginning of a word', 'pap', 'Paper Moon'],
  ['beginnings of two words', 'pa mo', 'Paper Moon'],
  ['a typing error', 'papr moon', 'Paper Moon'],
  ['a letter too many', 'harbbour master', 'Harbour Master'],
  ['two letters swapped', 'emebr', 'Ember Wyrm'],
  ['two letters of a short word swapped', 'paper mono', 'Paper Moon'],
  ['a word that is not complete yet', 'cafe g', 'Café Größenwahn'],
  ['no accents', 'cafe grossenwahn', 'Café Größenwahn'],
  ['accents typed in full', 'café größenwahn', 'Café Größenwahn'],
  ['accents nobody wrote', 'émber', 'Ember Wyrm'],
  ['a title in one word', 'emberwyrm', 'Ember Wyrm'],
  ['an apostrophe left out', 'dragons hoard', 'Dragon’s Hoard'],
  ['a straight apostrophe', "dragon's", 'Dragon’s Hoard'],
  ['blanks around', '  moonlit  ', 'Moonlit Harbour'],
])('[LOB-15] a search finds by %s', (_, text, title) => {
  expect(titles(text)[0]).toBe(title)
})

test.each([
  ['its name', 'nordlicht spiele', ['Café Größenwahn', 'Harbour Master']],
  ['its name with the accent', 'Nördlicht', ['Café Größenwahn', 'Harbour Master']],
  ['its name in one word', 'paperlantern', ['Ember Wyrm', 'Moonlit Harbour', 'Paper Moon']],
  ['its name and a word of the title', 'nordlicht harbour', ['Harbour Master']],
])('[LOB-15] the games of a studio are found by %s', (_, text, expected) => {
  expect(titles(text).sort()).toEqual(expected)
})

test('[LOB-15] a word of the title weighs more than a word of the studio', () => {
  expect(titles('paper')[0]).toBe('Paper Moon')
  expect(titles('paper')).toContain('Moonlit Harbour')
})

test.each([['zzzzzz'], [''], ['   '], ['!!!'], ['paper zzzzzz']])('[LOB-14] %j finds nothing', (text) => {
  expect(titles(text)).toEqual([])
})

test('a text of a hundred words is truncated and still searched', () => {
  expect(titles('paper moon '.repeat(50))[0]).toBe('Paper Moon')
})

/** Processor time of one run in microseconds. */
function timeOf(run: () => unknown): number {
  const start = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(start)
  return user + system
}

// Milliseconds depend on the machine, so processor time is compared with a baseline measured in alternation: other processes do not
// count. The bench measures the call.
test('[LOB-15] a search of the whole catalogue takes less time than reading all of its titles eight times', () => {
  const games = manyGames(10_050)
  const { search } = indexFixture(games)
  const titlesRead = (text: string) => games.games.filter(({ title }) => title.toLowerCase().includes(text)).length
  const texts = [
    'ember',
    'golden har',
    'lukcy circus',
    'frozn',
    'studio 12',
    'vel gar dlx',
    'neonexpress',
    'xyzzy',
    'the',
    'sa',
  ]
  for (const text of texts) search(text)
  const turns = texts.flatMap((text) =>
    Array.from({ length: 20 }, () => ({ search: timeOf(() => search(text)), floor: timeOf(() => titlesRead(text)) })),
  )
  // Measured 2.9 when this test was written.
  // Sums, because the system counts processor time in coarse steps.
  const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0)
  const ratio = sum(turns.map((turn) => turn.search)) / sum(turns.map((turn) => turn.floor))
  expect(ratio).toBeLessThan(8)
})

test('searches for long texts that find nothing leave the cache too', () => {
  const { search } = indexFixture(sourceFixture)
  const found = search('paper moon')
  expect(search('paper moon')).toBe(found)
  // Each letter is written out as three.
  const long = '\uFB03'.repeat(90)
  for (let n = 0; n < 1_000; n += 1) search(`${n}${long}`)
  expect(search('paper moon')).not.toBe(found)
})
