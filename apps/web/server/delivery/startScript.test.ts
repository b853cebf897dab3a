import { beforeEach, expect, test, vi } from 'vitest'
import { startScript } from './startScript.ts'

interface Box {
  readonly top: number
  readonly left?: number
  readonly height?: number
  readonly isBroken?: boolean
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

/** Runs the script in a page of 390 x 844 that has only what it reads. */
function run(images: readonly Box[], supports = true) {
  const dataset: Record<string, string> = {}
  const appended: { src?: string; onerror?: () => void }[] = []
  let show = (_: readonly object[]) => {}
  const imageOf = ({ top, left = 0, height = 100, isBroken = false }: Box) => ({
    getBoundingClientRect: () => ({ top, left, height, bottom: top + height }),
    decode: () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()),
  })
  const page = {
    currentScript: { nonce: 'n', remove: () => undefined },
    documentElement: { dataset },
    hidden: false,
    createElement: () => ({}),
    head: { append: (element: object) => appended.push(element) },
    querySelectorAll: () => images.map(imageOf),
  }
  class Observer {
    static readonly supportedEntryTypes = supports ? ['element', 'paint'] : []
    constructor(listener: (list: { getEntries(): readonly object[] }) => void) {
      show = (entries) => listener({ getEntries: () => entries })
    }
    observe() {}
  }
  const script = startScript(['/a.js'], 'n').replace(/^<script[^>]*>|<\/script>$/g, '')
  new Function('document', 'self', 'innerHeight', 'innerWidth', 'requestAnimationFrame', script)(
    page,
    { PerformanceObserver: Observer },
    844,
    390,
    (frame: () => void) => setTimeout(frame),
  )
  return {
    dataset,
    scripts: () => appended.filter(({ src }) => src).length,
    entry: () => appended.find(({ src }) => src),
    show: (count: number) => show(Array(count).fill({})),
  }
}

test('the entry is requested once the images on the screen are shown, and those only', () => {
  const page = run([
    { top: 0 },
    { top: 200 },
    { top: 900 },
    { top: 0, left: 400 },
    { top: -300 },
    { top: 0, height: 0 },
  ])
  page.show(1)
  expect(page.scripts()).toBe(0)
  page.show(1)
  expect(page.scripts()).toBe(1)
})

test('an image that cannot be loaded is not waited for, and none longer than two seconds', async () => {
  const broken = run([
    { top: 0, isBroken: true },
    { top: 100, isBroken: true },
  ])
  await vi.advanceTimersByTimeAsync(0)
  expect(broken.scripts()).toBe(1)
  for (const supports of [true, false]) {
    const silent = run([{ top: 0 }, { top: 100 }], supports)
    await vi.advanceTimersByTimeAsync(supports ? 1_999 : 0)
    expect(silent.scripts()).toBe(0)
    await vi.advanceTimersByTimeAsync(supports ? 1 : 10)
    expect(silent.scripts()).toBe(1)
  }
})

test('a page whose entry cannot be loaded is marked as failed', () => {
  const page = run([])
  page.show(1)
  expect(page.dataset).toEqual({})
  page.entry()?.onerror?.()
  expect(page.dataset).toEqual({ failed: '' })
})
