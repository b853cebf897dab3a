import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { type Drawer, DrawQueue, threadDrawer } from './drawQueue.ts'
import type { MediaOrder } from './mediaOrder.ts'

const picture = (name: string): MediaOrder => ({ what: 'art', name, size: 64, format: 'webp', folder: `art/v/${name}` })
const nameOf = (order: MediaOrder): string => (order.what === 'art' ? order.name : order.what)

/** A drawer that draws on command, and records the order of its requests. */
function handDrawer() {
  const drawn: string[] = []
  let finish: (() => void) | undefined
  const drawer: Drawer = {
    draw: (order) => {
      drawn.push(nameOf(order))
      return new Promise((resolve) => {
        finish = resolve
      })
    },
    close: async () => undefined,
  }
  const finishOne = async (waiting: Promise<unknown>) => {
    finish?.()
    await waiting
    await Promise.resolve()
  }
  return { drawer, drawn, finishOne }
}

test('requested pictures are drawn before prefetched ones, the newest first', async () => {
  const { drawer, drawn, finishOne } = handDrawer()
  const queue = new DrawQueue([drawer])
  const running = queue.drawAhead(picture('first'))
  const ahead = queue.drawAhead(picture('ahead'))
  const older = queue.request(picture('older'))
  const newer = queue.request(picture('newer'))
  for (const each of [running, newer, older, ahead]) await finishOne(each)
  expect(drawn).toEqual(['first', 'newer', 'older', 'ahead'])
})

test('the pictures a game needs are drawn before its ornaments', async () => {
  const { drawer, drawn, finishOne } = handDrawer()
  const queue = new DrawQueue([drawer])
  const record = { title: 'Ember', provider: 'brasswing', theme: 'dragon', seed: 1 } as never
  const asked = [
    queue.request(picture('first')),
    queue.request({ what: 'symbols', record, folder: 'game/v/ember' }),
    queue.request({ what: 'hero', record, folder: 'game/v/ember' }),
    queue.request({ what: 'logo', record, folder: 'game/v/ember' }),
  ]
  for (const each of [asked[0], asked[1], asked[3], asked[2]]) await finishOne(each!)
  expect(drawn).toEqual(['first', 'symbols', 'logo', 'hero'])
})

test('a prefetched picture moves up when it is requested, and is drawn once', async () => {
  const { drawer, drawn, finishOne } = handDrawer()
  const queue = new DrawQueue([drawer])
  const running = queue.drawAhead(picture('first'))
  const ahead = queue.drawAhead(picture('second'))
  const wanted = queue.drawAhead(picture('third'))
  const asked = queue.request(picture('third'))
  await finishOne(running)
  await finishOne(asked)
  await wanted
  await finishOne(ahead)
  expect(drawn).toEqual(['first', 'third', 'second'])
})

test('a failed drawing is reported to its callers and the next one is drawn', async () => {
  const queue = new DrawQueue([
    {
      draw: async (order) => (nameOf(order) === 'bad' ? Promise.reject(new Error('no ink')) : undefined),
      close: async () => undefined,
    },
  ])
  await expect(queue.request(picture('bad'))).rejects.toThrow('no ink')
  await expect(queue.request(picture('good'))).resolves.toBeUndefined()
})

test('closing rejects all pending requests', async () => {
  const { drawer } = handDrawer()
  const queue = new DrawQueue([drawer])
  void queue.request(picture('running'))
  const waiting = queue.request(picture('waiting'))
  await queue.close()
  await expect(waiting).rejects.toThrow('closing')
})

test('a thread under node --watch, which reports its imports, draws like any other', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  const folder = mkdtempSync(join(tmpdir(), 'apogee-media-'))
  const drawer = threadDrawer(folder, 'plain')
  try {
    await drawer.draw(picture('sun'))
    expect(existsSync(join(folder, 'art/v/sun/64.webp'))).toBe(true)
  } finally {
    await drawer.close()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an idle thread ends, and the next order starts another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apogee-draw-'))
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  const drawer = threadDrawer(folder, 'plain', 0)
  for (const size of [64, 128] as const) {
    await drawer.draw({ ...picture('coin'), size } as MediaOrder)
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(size / 64))
  }
  await drawer.close()
  ended.mockRestore()
  rmSync(folder, { recursive: true })
})
