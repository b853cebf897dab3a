import { expect, test } from 'vitest'
import type { Sound } from '../../sound/createSound.ts'
import { playBallSounds } from './playBallSounds.ts'

function listen() {
  const played: string[] = []
  const sound = {
    play: (cue: string) => played.push(cue),
    start: (drone: string) => {
      played.push(`${drone} ...`)
      return { set: (share: number) => played.push(`${drone} ${share}`), stop: () => played.push(`${drone} ends`) }
    },
  }
  return { played, sound: sound as unknown as Sound }
}

test('a ball is thrown, slows down, leaves the track, strikes the rotor and rests', async () => {
  const { played, sound } = listen()
  await playBallSounds(sound, async ({ onRoll, onStrike }) => {
    onRoll(0.5)
    onRoll(0)
    onStrike(1)
  })
  expect(played).toEqual(['throw', 'roll ...', 'roll 1', 'roll 0.5', 'roll ends', 'strike', 'pocket', 'roll ends'])
})

test('the rolling sound stops when the bet is rejected and the ball never falls', async () => {
  const { played, sound } = listen()
  await expect(playBallSounds(sound, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(played).toEqual(['throw', 'roll ...', 'roll 1', 'roll ends'])
})
