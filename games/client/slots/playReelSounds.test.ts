import { expect, test, vi } from 'vitest'
import type { Sound } from '../sound/createSound.ts'
import { playReelSounds } from './playReelSounds.ts'

function listen() {
  const heard: string[] = []
  const sound = {
    play: (cue: string, { step, isLast }: { step?: number; isLast?: boolean } = {}) =>
      heard.push([cue, step, isLast ? 'felt' : undefined].filter((part) => part !== undefined).join(' ')),
    start: (drone: string) => {
      heard.push(`${drone} ...`)
      return { set: vi.fn(), stop: () => heard.push(`${drone} ends`) }
    },
  }
  return { heard, sound: sound as unknown as Sound }
}

test('each stopped reel has a sound, scatters by their count, and the last one vibrates', () => {
  const { heard, sound } = listen()
  const reels = playReelSounds(sound, 5, 'scatter')
  for (const [reel, isScatter] of [false, true, false, true, false].entries()) reels.stopped(reel, isScatter)
  reels.end()
  expect(heard).toEqual([
    'spin',
    'reels ...',
    'stop 0',
    'scatter 0',
    'stop 2',
    'scatter 1',
    'stop 4 felt',
    'reels ends',
  ])
})

test('the tension sound ends when the awaited reel stops, also when the spin is aborted', () => {
  const { heard, sound } = listen()
  const reels = playReelSounds(sound, 5, 'coinLands')
  reels.tense(3)
  reels.tense(4)
  reels.end()
  expect(heard).toEqual([
    'spin',
    'reels ...',
    'tension ...',
    'tension ends',
    'tension ...',
    'tension ends',
    'reels ends',
  ])
})
