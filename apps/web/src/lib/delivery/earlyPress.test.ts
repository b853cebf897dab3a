import { beforeEach, expect, test, vi } from 'vitest'
import { earlyPress } from './earlyPress'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

/** The script in a page that has nothing but what it reads. */
function openPage() {
  const dataset: Record<string, string> = {}
  const clicks: string[] = []
  let onClick: ((event: object) => void) | undefined
  let onChange = () => {}
  let leave = () => {}
  const documentOf = {
    documentElement: { dataset },
    addEventListener: (_: string, listener: typeof onClick) => {
      onClick = listener
    },
    removeEventListener: () => {
      onClick = undefined
    },
  }
  class Observer {
    constructor(listener: () => void) {
      onChange = listener
    }
    observe() {}
    disconnect() {
      onChange = () => {}
    }
  }
  const place = { reload: () => clicks.push('reload') }
  const listen = (_: string, listener: () => void) => {
    leave = listener
  }
  new Function('document', 'location', 'MutationObserver', 'addEventListener', earlyPress)(
    documentOf,
    place,
    Observer,
    listen,
  )
  return {
    clicks,
    leave: () => leave(),
    set(name: 'failed' | 'ready') {
      dataset[name] = ''
      onChange()
    },
    /** Presses it; returns whether the browser handles the press. */
    press(name: string, href?: string) {
      const target = {
        href,
        click: () => clicks.push(name),
        closest: (of: string): object | null => (href && !of.includes('a[') ? null : target),
      }
      let isHandled = true
      const keep = () => {
        isHandled = false
      }
      onClick?.({ target, isTrusted: true, preventDefault: keep, stopImmediatePropagation: keep })
      return isHandled
    },
  }
}

test('the last press is replayed once the page answers presses, however late', () => {
  const page = openPage()
  expect([page.press('one'), page.press('two')]).toEqual([false, false])
  vi.advanceTimersByTime(60_000)
  expect(page.clicks).toEqual([])
  page.set('ready')
  expect(page.clicks).toEqual(['two'])
  expect(page.press('three')).toBe(true)
})

test('a link is followed after six seconds, and buttons are queued as before', () => {
  const page = openPage()
  page.press('link', '/login')
  vi.advanceTimersByTime(6_000)
  expect(page.clicks).toEqual(['link'])
  expect(page.press('link', '/login')).toBe(true)
  expect(page.press('send')).toBe(false)
})

test('if the scripts cannot be loaded, a press on a button reloads the page, and a link is followed', () => {
  const page = openPage()
  page.press('early')
  page.set('failed')
  expect(page.clicks).toEqual(['reload'])
  page.press('late')
  page.press('link', '/login')
  expect(page.clicks).toEqual(['reload', 'reload', 'link'])
})

test('a failure reloads nothing without a press', () => {
  const page = openPage()
  page.set('failed')
  expect(page.clicks).toEqual([])
})

test('a page that was left does not replay its press when it is shown again', () => {
  const page = openPage()
  page.press('send')
  page.leave()
  page.set('ready')
  expect(page.clicks).toEqual([])
})
