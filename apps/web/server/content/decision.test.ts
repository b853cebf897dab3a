import type { ContentFault } from '@apogee/platform/front'
import { expect, test } from 'vitest'
import { firstDecision, nextDecision } from './decision.ts'

const stamps = (versions: Readonly<Record<string, string>>) => new Map(Object.entries(versions))
const fault = (file: string, more: Partial<ContentFault> = {}): ContentFault => ({
  file,
  reason: 'wrong',
  severity: 'error',
  ...more,
})
const german = 'messages/de/games.json'
const first = firstDecision(stamps({ [german]: '1', 'config/site.json': '1' }), [])

test('a faulty edit keeps the last version in force; a good one in another file applies, and so does its repair', () => {
  const faulty = nextDecision(first, stamps({ [german]: '2', 'config/site.json': '2' }), [
    fault(german, { key: 'bet' }),
  ])
  expect(faulty.accepted).toEqual(stamps({ [german]: '1', 'config/site.json': '2' }))
  // The key is faulty in the version that is not used.
  expect(faulty.setAside.size).toBe(0)
  const again = nextDecision(faulty, stamps({ [german]: '3', 'config/site.json': '2' }), [
    fault(german, { key: 'bet' }),
  ])
  expect(again.accepted.get(german)).toBe('1')
  const mended = nextDecision(again, stamps({ [german]: '4', 'config/site.json': '2' }), [])
  expect(mended.accepted.get(german)).toBe('4')
})

test('a faulty message that the start found is set aside, and does not keep an edit of another one out', () => {
  const started = firstDecision(stamps({ [german]: '1' }), [fault(german, { key: 'bet' })])
  expect(started.setAside.get(german)).toEqual(new Set(['bet']))
  const edited = nextDecision(started, stamps({ [german]: '2' }), [fault(german, { key: 'bet', line: 9 })])
  expect(edited.accepted.get(german)).toBe('2')
  expect(edited.setAside.get(german)).toEqual(new Set(['bet']))
  const mended = nextDecision(edited, stamps({ [german]: '3' }), [])
  expect(mended.setAside.size).toBe(0)
})

test('an edit that contradicts an unchanged file is not used, whichever of the two the fault is in', () => {
  const contradiction = fault('competitions/tournaments/cup.json', { other: 'config/site.json' })
  const decision = nextDecision(first, stamps({ [german]: '1', 'config/site.json': '2' }), [contradiction])
  expect(decision.accepted.get('config/site.json')).toBe('1')
})

test('a new file with a fault is not used, a warning keeps nothing out, and a removed file has no effect any more', () => {
  const added = stamps({ 'brands/zephyr.json': '1', [german]: '2' })
  const decision = nextDecision(first, added, [fault('brands/zephyr.json'), fault(german, { severity: 'warning' })])
  expect(decision.accepted).toEqual(stamps({ [german]: '2' }))
})
