import { afterEach, expect, test, vi } from 'vitest'
import { releasePictures } from './releasePictures'

afterEach(() => vi.unstubAllGlobals())

class Removed {
  readonly parentNode: object | null
  constructor(parentNode: object | null) {
    this.parentNode = parentNode
  }
}

test('removed elements go to a document that is never shown, in one idle moment; moved elements stay', () => {
  const adopted: unknown[] = []
  const idle: (() => void)[] = []
  let tell = (_: readonly { readonly removedNodes: readonly unknown[] }[]) => {}
  vi.stubGlobal('Element', Removed)
  vi.stubGlobal('document', {
    implementation: { createHTMLDocument: () => ({ adoptNode: (node: unknown) => adopted.push(node) }) },
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(told: typeof tell) {
        tell = told
      }
      observe = () => {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  releasePictures()

  const [first, moved, second] = [new Removed(null), new Removed({}), new Removed(null)]
  tell([{ removedNodes: [{ text: 'no element' }] }])
  expect(idle).toHaveLength(0)
  tell([{ removedNodes: [first] }, { removedNodes: [moved] }])
  tell([{ removedNodes: [second] }])
  expect(adopted).toEqual([])
  expect(idle).toHaveLength(1)
  idle[0]?.()
  expect(adopted).toEqual([first, second])
})
