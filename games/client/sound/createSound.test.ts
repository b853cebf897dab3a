import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../page/storage.ts'
import { createSound } from './createSound.ts'

// The sound facade without a page: the mocked room records its calls.

const room = {
  play: vi.fn<(cue: string) => void>(),
  start: vi.fn(() => ({ set: () => {}, stop: () => {} })),
  be: vi.fn(),
}
const openRoom = vi.fn(() => room)
vi.mock('./room.ts', () => ({ openRoom: () => openRoom() }))

const GAME = { theme: 'viking', seed: 'a', engine: 'lines' } as const
const heard = new Map<string, () => void>()
const page = { hidden: false, addEventListener: (name: string, hear: () => void) => heard.set(name, hear) }
const press = () => heard.get('pointerup')?.()
const lastState = () => room.be.mock.lastCall

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener)
  vi.stubGlobal('navigator', {})
  page.hidden = false
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  heard.clear()
})

test('a first visit is silent and loads no sound code', async () => {
  const sound = createSound(GAME)
  sound.prepare()
  press()
  sound.play('spin')
  sound.start('reels').stop()
  expect(sound.isOn()).toBe(false)
  await vi.dynamicImportSettled()
  expect(openRoom).not.toHaveBeenCalled()
})

test('turning sound on plays it with its music, and the setting is stored', async () => {
  const sound = createSound(GAME)
  press()
  expect(sound.toggle()).toBe(true)
  await vi.waitFor(() => expect(lastState()).toEqual([true, true]))
  sound.play('spin')
  expect(room.play).toHaveBeenCalledWith('spin', undefined)
  sound.toggleMusic()
  expect(lastState()).toEqual([true, false])
  sound.toggle()
  expect(lastState()).toEqual([false, false])
  expect(readSettings()).toMatchObject({ sound: false, music: false })
})

test('with a stored setting it waits for a press', async () => {
  localStorage.setItem('apogee-game', '{"sound":true}')
  const sound = createSound(GAME)
  sound.prepare()
  await vi.waitFor(() => expect(lastState()).toEqual([false, true]))
  press()
  expect(lastState()).toEqual([true, true])
})

test('a covered or hidden game is silent', async () => {
  localStorage.setItem('apogee-game', '{"sound":true}')
  const sound = createSound(GAME)
  press()
  await vi.waitFor(() => expect(lastState()).toEqual([true, true]))
  sound.setCovered(true)
  expect(lastState()).toEqual([false, true])
  sound.setCovered(false)
  expect(lastState()).toEqual([true, true])
  page.hidden = true
  heard.get('visibilitychange')?.()
  expect(lastState()).toEqual([false, true])
})

test('a press has a sound, unless its action played one', async () => {
  localStorage.setItem('apogee-game', '{"sound":true}')
  const sound = createSound(GAME)
  press()
  await vi.waitFor(() => expect(lastState()).toEqual([true, true]))
  const Button = class {
    closest = () => this
  }
  vi.stubGlobal('Element', Button)
  const hears: ((event: { target: unknown }) => void)[] = []
  const addEventListener = (name: string, hear: (event: { target: unknown }) => void) => {
    if (name === 'click') hears.push(hear)
  }
  sound.addPressSounds({ addEventListener } as unknown as HTMLElement)
  const click = (act: () => void) => {
    hears[0]?.({ target: null })
    act()
    hears[1]?.({ target: new Button() })
  }
  click(() => {})
  click(() => sound.play('chip'))
  expect(room.play.mock.calls.map(([cue]) => cue)).toEqual(['press', 'chip'])
})
