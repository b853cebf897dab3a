import { createElement, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferHydration } from './deferHydration'
import { lazyPart } from './lazyPart'

const listeners = new Set<() => void>()
beforeEach(() => {
  listeners.clear()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listeners.delete(listener))
  const Observer = class {
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubEnv('SSR', false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

type Load = () => Promise<{ default: () => ReturnType<typeof createElement> }>

// Rendering on a server reads the same values as hydration, and what waits there waits in hydration too.
for (const [kind, partOf] of [
  ['a deferred part', (load: Load) => deferHydration('part', undefined, load)],
  ['a lazy part', (load: Load) => lazyPart(load)],
] as const)
  test(`${kind} whose code cannot load while React hydrates keeps the server’s markup until a retry has loaded it`, async () => {
    let isOnline = false
    const load = vi.fn(async () => {
      if (!isOnline) throw new Error('lost')
      return { default: () => createElement('b', null, 'here') }
    })
    const stream = await renderToReadableStream(createElement(Suspense, null, createElement(partOf(load))))
    await vi.waitFor(() => expect(listeners.size).toBe(1))
    isOnline = true
    for (const listener of listeners) listener()
    expect(await new Response(stream).text()).toContain('<b>here</b>')
    expect(listeners.size).toBe(0)
  })
