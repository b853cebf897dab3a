import { expect, test } from 'vitest'
import type { Sound } from '../../sound/createSound.ts'
import { hearBall } from './hearBall.ts'

function listen() {
  const heard: string[] = []
  const sound = {
    play: (cue: string) => heard.push(cue),
    start: (drone: string) => {
      heard.push(`${drone} ...`)
      return { set: (share: number) => heard.push(`${drone} ${share}`), stop: () => heard.push(`${drone} ends`) }
    },
  }
  return { heard, sound: sound as unknown as Sound }
}

test('a ball is thrown, slows down, leaves the track, strikes the rotor and rests', async () => {
  const { heard, sound } = listen()
  await hearBall(sound, async ({ onRoll, onStrike }) => {
    onRoll(0.5)
    onRoll(0)
    onStrike(1)
  })
  expect(heard).toEqual(['throw', 'roll ...', 'roll 1', 'roll 0.5', 'roll ends', 'strike', 'pocket', 'roll ends'])
})

test('the rolling sound stops when the bet is rejected and the ball never falls', async () => {
  const { heard, sound } = listen()
  await expect(hearBall(sound, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(heard).toEqual(['throw', 'roll ...', 'roll 1', 'roll ends'])
})
