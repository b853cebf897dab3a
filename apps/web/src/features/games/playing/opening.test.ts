import { expect, test } from 'vitest'
import { afterMessage, awaited, notOpened, openingIn, openingSteps, shareOf } from './opening'

const after = (...steps: readonly string[]) =>
  steps.reduce((done, step) => afterMessage(done, { type: 'loading', step }), notOpened)

test('progress is unknown until the platform or the game reports a step', () => {
  expect(shareOf(notOpened)).toBeNull()
  expect(awaited(notOpened)).toBe('session')
})

test.each([
  [['session'], 0.2, 'frame'],
  // The platform's message arrived before the page listened.
  [['frame', 'engine'], 0.6, 'pictures'],
  // Pictures may load before the engine.
  [['session', 'frame', 'pictures'], 0.6, 'engine'],
  [[...openingSteps], 0.8, 'ready'],
] as const)('after %o the bar stands at %d and %s is awaited', (steps, share, next) => {
  expect(shareOf(after(...steps))).toBeCloseTo(share)
  expect(awaited(after(...steps))).toBe(next)
})

test('a repeated step, an unknown one and any other message change nothing', () => {
  const done = after('session')
  expect(afterMessage(done, { type: 'loading', step: 'session' })).toBe(done)
  expect(afterMessage(done, { type: 'loading', step: 'fanfare' })).toBe(done)
  expect(afterMessage(done, { type: 'loading' })).toBe(done)
  expect(afterMessage(done, { type: 'ready', step: 'frame' })).toBe(done)
})

test('steps a game reported before the page listened are read from its document', () => {
  const holding = (loading?: string) => ({
    contentDocument: { querySelector: () => ({ dataset: { ...(loading && { loading }) } }) } as unknown as Document,
  })
  expect([...openingIn(holding('frame engine'))]).toEqual(['session', 'frame', 'engine'])
  // Its page has loaded, its script has not.
  expect([...openingIn(holding())]).toEqual(['session'])
  expect(openingIn({ contentDocument: null })).toBe(notOpened)
  expect(openingIn(null)).toBe(notOpened)
})
