import { beforeEach, expect, test, vi } from 'vitest'
import { partFailed, replayPresses } from './replayPresses'

const done: string[] = []
const listeners = new Map<string, (event: object) => void>()
const observers = new Set<() => void>()
const place = {
  href: 'https://apogee.test/',
  assign: (href: string) => done.push(href),
  reload: () => done.push('reload'),
}

class Node {
  readonly dataset: Record<string, string> = {}
  isConnected = true
  href = '/there'
  readonly #name: string
  readonly #part: Node | undefined
  constructor(name: string, part?: Node) {
    this.#name = name
    this.#part = part
  }
  closest(of: string): Node | null {
    return of.startsWith('[data-deferred]') ? (this.#part && !('live' in this.#part.dataset) ? this.#part : null) : this
  }
  click() {
    if (press(this)) done.push(this.#name)
  }
}
class Link extends Node {}

/** Returns whether the page handles the press. */
function press(target: Node): boolean {
  let isHandled = true
  const keep = () => {
    isHandled = false
  }
  listeners.get('click')?.({ target, button: 0, preventDefault: keep, stopImmediatePropagation: keep })
  return isHandled
}

function openPart(name = 'footer') {
  const part = new Node(name)
  part.dataset['deferred'] = name
  return {
    part,
    load() {
      part.dataset['live'] = ''
      for (const observer of observers) observer()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal('Element', Node)
  vi.stubGlobal('HTMLAnchorElement', Link)
  vi.stubGlobal('location', place)
  vi.stubGlobal('navigator', { onLine: true })
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly #listener: () => void
      constructor(listener: () => void) {
        this.#listener = listener
      }
      observe() {
        observers.add(this.#listener)
      }
      disconnect() {
        observers.delete(this.#listener)
      }
    },
  )
  place.href = 'https://apogee.test/'
  done.length = 0
  replayPresses()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    observers.clear()
  }
})

test('a press on a button waits for the code of its part, and is made once', () => {
  const { part, load } = openPart()
  const button = new Node('send', part)
  expect([press(button), press(button)]).toEqual([false, false])
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual([])
  load()
  expect(done).toEqual(['send'])
  expect(press(button)).toBe(true)
  expect([vi.getTimerCount(), observers.size]).toEqual([0, 0])
})

test('a link is followed after three seconds, unless the page has changed in the meantime', () => {
  press(new Link('link', openPart().part))
  vi.advanceTimersByTime(3_000)
  expect(done).toEqual(['link'])
  const { part } = openPart()
  const [same, other] = [new Link('same', part), new Link('other', openPart().part)]
  press(same)
  same.isConnected = false
  vi.advanceTimersByTime(3_000)
  expect(done).toEqual(['link', '/there'])
  press(other)
  other.isConnected = false
  place.href = 'https://apogee.test/other'
  vi.advanceTimersByTime(3_000)
  expect(done).toEqual(['link', '/there'])
})

test('a press on a part that is no longer in the page is dropped', () => {
  const { part } = openPart()
  const button = new Node('send', part)
  press(button)
  button.isConnected = false
  part.isConnected = false
  vi.advanceTimersByTime(3_000)
  expect([done, vi.getTimerCount(), observers.size]).toEqual([[], 0, 0])
})

test('a button whose code cannot be loaded reloads the page, once', () => {
  const failed = new TypeError('Failed to fetch dynamically imported module: https://apogee.test/assets/a.js')
  expect(() => partFailed('panel', failed)).toThrow(failed)
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual([])
  press(new Node('open', openPart('panel').part))
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual(['reload'])
})

test('a page that was left does not replay a press when it is shown again', () => {
  const { part, load } = openPart()
  press(new Node('send', part))
  listeners.get('pagehide')?.({})
  load()
  expect(done).toEqual([])
})
