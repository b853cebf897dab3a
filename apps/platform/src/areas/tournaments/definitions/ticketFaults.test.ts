import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentRoot } from '../../../core/content/contentFiles.ts'
import { readTournaments } from './defineTournaments.ts'
import { ticketSentences } from './ticketFaults.ts'

const folder = mkdtempSync(join(tmpdir(), 'tickets-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The path of a file with this in it. */
function written(name: string, content: object): string {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(content))
  return relative(contentRoot, file)
}

// `moonshot-draw` is a lottery of the brand apogee.
const prizeOf = (lottery: string) => ({ tickets: { lottery, count: 2 } })

describe('tickets of a missing lottery', () => {
  test.each([
    ['a tournament', { prizes: [prizeOf('moonshot-draw'), prizeOf('moonshot')] }, 'prizes.1.tickets.lottery'],
    ['a quest', { rewards: { 3: prizeOf('moonshot') } }, 'rewards.3.tickets.lottery'],
    ['an achievement', { reward: prizeOf('moonshot') }, 'reward.tickets.lottery'],
  ])('%s is named with file and key', (name, content, key) => {
    const path = written(name.replaceAll(' ', '-'), content)
    expect(ticketSentences({ path, brand: 'apogee' })).toEqual([
      `content/${path}:1: ${key}: there is no lottery moonshot for apogee`,
    ])
  })

  test('a competition of every brand, or of another brand, cannot grant tickets of one brand’s lottery', () => {
    const path = written('shared', { prizes: [prizeOf('moonshot-draw')] })
    expect(ticketSentences({ path, brand: 'apogee' })).toEqual([])
    expect(ticketSentences({ path, brand: 'halcyon' })).toEqual([
      `content/${path}:1: prizes.0.tickets.lottery: there is no lottery moonshot-draw for halcyon`,
    ])
    expect(ticketSentences({ path, brand: null })).toEqual([
      `content/${path}:1: prizes.0.tickets.lottery: there is no lottery moonshot-draw for every brand`,
    ])
  })

  test('the files of tournaments name only existing lotteries', () => {
    expect(readTournaments().faults).toEqual([])
  })
})
