import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DrawStep, momentAt, nextChangeMs, showOf, stillFitting } from './show'

const step = (place: number, ticket = '004127'): DrawStep => ({
  award_place: place,
  message: `hash:${place}:0`,
  hmac: '00',
  position: 0,
  left: 10,
  ticket,
  nickname: 'Or***',
  is_own: false,
})
const stepsDown = (count: number) => Array.from({ length: count }, (_, index) => step(count - index))

describe('the timeline of a draw', () => {
  test('assigns every moment to one step, and none repeats', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.array(fc.integer({ min: -5_000, max: 400_000 }), { maxLength: 30 }),
        (count, times) => {
          const show = showOf(stepsDown(count))
          const places = times
            .toSorted((a, b) => a - b)
            .map((ms) => {
              const moment = momentAt(show, ms)
              if (moment.kind === 'before') return -2
              if (moment.kind === 'intro') return -1
              if (moment.kind === 'after') return count * 100
              return moment.index * 100 + moment.settled + (moment.isRevealed ? 50 : 0)
            })
          expect(places).toEqual(places.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  test('digits settle from the left, each later than the one before, and the last completes the number', () => {
    const { steps } = showOf(stepsDown(8))
    for (const { startMs, settleMs, revealedMs, endMs } of steps) {
      expect(settleMs).toEqual(settleMs.toSorted((a, b) => a - b))
      expect(settleMs[0]).toBeGreaterThan(startMs)
      expect(settleMs.at(-1)).toBeCloseTo(revealedMs, 6)
      expect(endMs).toBeGreaterThan(revealedMs)
    }
  })

  test('the main prize takes longest, and a hundred small ones do not take ten minutes', () => {
    const { steps } = showOf(stepsDown(8))
    const lengths = steps.map(({ startMs, endMs }) => endMs - startMs)
    expect(Math.max(...lengths)).toBe(lengths.at(-1))
    expect(showOf(stepsDown(110)).endMs).toBeLessThan(5 * 60_000)
  })

  test('the next change is scheduled, and a late viewer joins at the right step', () => {
    const show = showOf(stepsDown(3))
    for (let ms: number | undefined = -1; ms !== undefined; ) {
      const next = nextChangeMs(show, ms)
      if (next === undefined) expect(momentAt(show, ms).kind).toBe('after')
      else expect(momentAt(show, next)).not.toEqual(momentAt(show, ms))
      ms = next
    }
    const [, second] = show.steps
    expect(momentAt(show, second!.revealedMs + 1)).toMatchObject({ kind: 'step', index: 1, isRevealed: true })
  })

  test('a draw without prizes ends after the intro', () => {
    expect(momentAt(showOf([]), 100).kind).toBe('intro')
    expect(momentAt(showOf([]), 10_000).kind).toBe('after')
  })
})

test('own tickets still match as long as they begin with the settled digits', () => {
  const own = ['004127', '004999', '110000', '4127']
  expect(stillFitting(own, '004127', 0)).toEqual(['004127', '004999', '110000'])
  expect(stillFitting(own, '004127', 3)).toEqual(['004127', '004999'])
  expect(stillFitting(own, '004127', 6)).toEqual(['004127'])
})
