import { describe, expect, test } from 'vitest'
import ALL_THEMES from '../../../content/catalogue/themes.json' with { type: 'json' }
import type { Cue, Drone } from './cues.ts'
import { CEILING, loudnessOf, peakOf } from './loudness.ts'
import { apart, centroidOf, colourOf, figuresOf, monoOf, smallLoudnessOf } from './measure.ts'
import { paletteOf } from './palettes.ts'
import { DRONED, LEVELS, PLAYED, stepOf } from './played.ts'
import { renderCue, renderDrone, renderRoom } from './render.ts'
import { RATE, type Samples } from './synth/samples.ts'
import { THEMES } from './themes.ts'

// The sounds are measured, because a test cannot listen.

const themes = Object.keys(ALL_THEMES)
const cues = Object.keys(PLAYED) as Cue[]
const drones = Object.keys(DRONED) as Drone[]
/** The lowest bodies and strings; the highest, and bars. */
const SAMPLES = ['plains', 'unicorn'] as const
/** Max lengths: the sound of an action ends before the player's next one. */
const LONGEST_S = { bed: 0, touch: 0.4, move: 1.2, signal: 2.4, celebration: 3.3 } as const
const level = (samples: Samples, from: number, to: number) =>
  Math.sqrt(samples.slice(from, to).reduce((sum, value) => sum + value * value, 0) / (to - from))

describe.each(SAMPLES)('every cue of %s', (theme) => {
  const palette = paletteOf(theme, theme)

  test.each(cues)('%s has the loudness of its kind, also on a phone, never clips, and ends', (cue) => {
    const played = PLAYED[cue]
    for (const step of new Set([0, stepOf(cue, 99)])) {
      const channels = renderCue(cue, palette, step)
      const [lufs, peak] = [loudnessOf(channels), peakOf(channels)]
      const seconds = (channels[0]?.length ?? 0) / RATE
      expect(Math.abs(lufs - LEVELS[played.level])).toBeLessThan(1)
      expect(lufs - smallLoudnessOf(channels)).toBeLessThan(11)
      expect(peak).toBeLessThanOrEqual(CEILING)
      expect(seconds).toBeLessThan(LONGEST_S[played.level])
      for (const samples of channels) {
        expect(samples.every(Number.isFinite)).toBe(true)
        expect(Math.abs(samples[0] as number)).toBeLessThan(0.001)
        expect(level(samples, samples.length - RATE / 200, samples.length)).toBeLessThan(peak / 100)
      }
    }
  })

  test.each(drones)('%s has the loudness of its kind and never clips', (drone) => {
    const channels = renderDrone(drone, palette)
    const lufs = loudnessOf(channels)
    expect(Math.abs(lufs - LEVELS[DRONED[drone].level])).toBeLessThan(1)
    expect(lufs - smallLoudnessOf(channels)).toBeLessThan(8)
    expect(peakOf(channels)).toBeLessThanOrEqual(CEILING)
  })
})

test('every theme of the catalogue has its own materials', () => {
  expect(Object.keys(THEMES).toSorted()).toEqual(themes.toSorted())
  expect(new Set(Object.values(THEMES).map(([body, latch, size]) => `${body} ${latch} ${size}`)).size).toBe(
    themes.length,
  )
})

test('reel stops sound different in every theme', () => {
  const colours = themes.map((theme) => colourOf(monoOf(renderCue('stop', paletteOf(theme, 'a game')))))
  // One decibel in a third octave is the smallest audible difference.
  for (const [at, one] of colours.entries())
    for (const [other, two] of colours.slice(0, at).entries())
      expect([themes[at], themes[other], apart(one, two) > 1]).toEqual([themes[at], themes[other], true])
})

test('a take is deterministic, and differs from other takes and from other games of its theme', () => {
  const palette = paletteOf('viking', 'a')
  expect(renderCue('stop', palette, 0, 1)).toEqual(renderCue('stop', palette, 0, 1))
  expect(renderCue('chip', palette, 0, 0)).not.toEqual(renderCue('chip', palette, 0, 1))
  expect(renderCue('stop', palette)).not.toEqual(renderCue('stop', paletteOf('viking', 'b')))
})

test('materials are audible: wood is dull and short, crystal bright and long', () => {
  const stopOf = (theme: string) => figuresOf(renderCue('stop', paletteOf(theme, 'a')))
  expect(stopOf('viking').centroid).toBeLessThan(500)
  expect(stopOf('gems').centroid).toBeGreaterThan(1000)
  expect(stopOf('gems').decayMs).toBeGreaterThan(1.3 * stopOf('fox').decayMs)
})

test('touched objects sound immediately; a card slides, a chip clacks, coins rain', () => {
  const palette = paletteOf('blackjack', 'a')
  const of = (cue: Cue) => figuresOf(renderCue(cue, palette))
  for (const cue of ['press', 'stop', 'chip', 'strike', 'pin', 'peg', 'tick'] as const)
    expect([cue, of(cue).attackMs <= 14]).toEqual([cue, true])
  expect(of('card').attackMs).toBeGreaterThan(20)
  expect(of('chip').decayMs).toBeLessThan(120)
  expect(of('coins').decayMs).toBeGreaterThan(900)
  expect(of('card').centroid).toBeGreaterThan(of('stop').centroid)
})

test('counting cues rise with the count; reels and rows of pins fall', () => {
  const palette = paletteOf('classic', 'a')
  for (const cue of ['scatter', 'chime', 'found', 'passed', 'coinCounts', 'bin'] as const) {
    const [first, last] = [0, stepOf(cue, 99)].map((step) => centroidOf(monoOf(renderCue(cue, palette, step)))) as [
      number,
      number,
    ]
    expect([cue, last > first * 1.15]).toEqual([cue, true])
  }
  for (const cue of ['stop', 'pin'] as const)
    expect([0, 1, 2, 3, 4].map((step) => PLAYED[cue].bend?.(step) ?? 0)).toEqual(
      [0, 1, 2, 3, 4].map((step) => PLAYED[cue].bend?.(step) ?? 0).toSorted((one, two) => two - one),
    )
})

test('a suspense rush rises until its end', () => {
  const samples = monoOf(renderDrone('tension', paletteOf('space', 'a')))
  const thirds = [0, 1, 2].map((third) =>
    samples.slice((third * samples.length) / 3, ((third + 1) * samples.length) / 3),
  )
  const heights = thirds.map(centroidOf)
  expect(heights).toEqual(heights.toSorted((one, two) => one - two))
  const loud = thirds.map((part) => level(part, 0, part.length))
  expect(loud).toEqual(loud.toSorted((one, two) => one - two))
})

test.each(drones.filter((drone) => !DRONED[drone].isOnce))('%s loops without a seam', (drone) => {
  const [samples] = renderDrone(drone, paletteOf('western', 'a')) as readonly [Samples]
  const steps = Array.from(samples.slice(1), (value, at) => Math.abs(value - (samples[at] as number)))
  const most = Math.max(...steps)
  expect(Math.abs((samples[0] as number) - (samples.at(-1) as number))).toBeLessThanOrEqual(most)
  // It neither swells nor fades at its ends.
  const tenth = Math.floor(samples.length / 10)
  const middle = level(samples, tenth, samples.length - tenth)
  for (const edge of [level(samples, 0, tenth), level(samples, samples.length - tenth, samples.length)])
    expect(Math.abs(20 * Math.log10(edge / middle))).toBeLessThan(4)
})

test('a reverb starts after its first reflection and decays in its time', () => {
  for (const theme of ['mine', 'riviera', 'space']) {
    const { room } = paletteOf(theme, 'a')
    const [left, right] = renderRoom(room) as readonly [Samples, Samples]
    const at = (seconds: number) => Math.round(seconds * RATE)
    const first = room.firstMs / 1000
    expect(level(left, 0, at(first * 0.9))).toBe(0)
    const [early, late] = [
      level(left, at(first), at(first + 0.05)),
      level(left, at(first + room.seconds * 0.9), at(first + room.seconds)),
    ]
    expect(20 * Math.log10(early / late)).toBeGreaterThan(40)
    expect(left).not.toEqual(right)
  }
})
