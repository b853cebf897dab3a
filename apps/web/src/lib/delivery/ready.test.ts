import { beforeEach, expect, test, vi } from 'vitest'

const html = { dataset: {} as Record<string, string> }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: html })
  html.dataset = {}
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a page is ready once its parts are', async () => {
  const { pageNeeds, partIsLive } = await import('./ready')
  partIsLive('player')
  pageNeeds(['player', 'bottom'])
  expect(html.dataset).toEqual({})
  partIsLive('bottom')
  expect(html.dataset).toEqual({ ready: '' })
})

test('a part whose code cannot be loaded does not hold up the presses on the rest of the page for longer than six seconds', async () => {
  const { pageNeeds } = await import('./ready')
  pageNeeds(['bottom'])
  vi.advanceTimersByTime(5_999)
  expect(html.dataset).toEqual({})
  vi.advanceTimersByTime(1)
  expect(html.dataset).toEqual({ ready: '' })
})
