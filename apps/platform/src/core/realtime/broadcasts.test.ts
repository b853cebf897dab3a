import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Audience, Broadcasts, type Listener } from './broadcasts.ts'

const textOf = (frame: Buffer): string => frame.subarray(frame[1] === 126 ? 4 : 2).toString()

function listening(count: number) {
  const audience = new Audience<Listener>()
  const heard: string[][] = Array.from({ length: count }, () => [])
  const listeners = heard.map((frames) => ({ push: (frame: Buffer) => void frames.push(textOf(frame)) }))
  for (const listener of listeners) audience.members.add(listener)
  return { audience, heard, listeners }
}

/** The first turn that is due runs before this resolves. */
const turns = async (count: number) => {
  for (let n = 0; n < count; n += 1) await turn()
}

test('what is said to a channel in one turn leaves in one frame, in its order', async () => {
  const { audience, heard } = listening(2)
  const broadcasts = new Broadcasts()
  for (const line of ['one', 'two', 'three']) broadcasts.send(audience, line)
  expect(heard).toEqual([[], []])
  await turns(1)
  expect(heard).toEqual([['one\ntwo\nthree'], ['one\ntwo\nthree']])
})

test('everybody hears everything once and in order, some in each turn, and calls come in between', async () => {
  const { audience, heard } = listening(1200)
  const broadcasts = new Broadcasts()
  broadcasts.send(audience, 'one')
  await turns(1)
  expect(heard.filter(({ length }) => length > 0)).toHaveLength(500)
  broadcasts.send(audience, 'two')
  broadcasts.send(audience, 'three')
  await turns(8)
  expect(new Set(heard.map(String))).toEqual(new Set(['one,two\nthree']))
  broadcasts.send(audience, 'four')
  await turns(4)
  expect(new Set(heard.map(String))).toEqual(new Set(['one,two\nthree,four']))
})

test('who leaves before their turn is told nothing; who comes is told what is said next', async () => {
  const { audience, heard, listeners } = listening(501)
  const broadcasts = new Broadcasts()
  broadcasts.send(audience, 'one')
  await turns(1)
  audience.members.delete(listeners[500]!)
  const late: string[] = []
  audience.members.add({ push: (frame) => void late.push(textOf(frame)) })
  broadcasts.send(audience, 'two')
  await turns(4)
  expect(heard[0]).toEqual(['one', 'two'])
  expect(heard[500]).toEqual([])
  expect(late).toEqual(['two'])
})

test('channels take turns', async () => {
  const [large, small] = [listening(501), listening(1)]
  const broadcasts = new Broadcasts()
  broadcasts.send(large.audience, 'large')
  broadcasts.send(small.audience, 'small')
  await turns(2)
  expect([large.heard[500], small.heard[0]]).toEqual([['large'], ['small']])
})
