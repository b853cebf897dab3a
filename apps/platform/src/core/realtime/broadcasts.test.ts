import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Audience, Broadcasts, type Receiver } from './broadcasts.ts'

const textOf = (frame: Buffer): string => frame.subarray(frame[1] === 126 ? 4 : 2).toString()

/** A listener with the frames sent to it. */
interface Ear extends Receiver {
  readonly frames: string[]
}

function ear(): Ear {
  const frames: string[] = []
  return { lastReceived: 0, frames, push: (frame) => void frames.push(textOf(frame)) }
}

function hall(count: number) {
  const everybody = new Set<Ear>()
  const broadcasts = new Broadcasts(everybody)
  const come = () => {
    const listener = ear()
    everybody.add(listener)
    return listener
  }
  const ears = Array.from({ length: count }, come)
  const channel = (members: readonly Ear[]) => {
    const audience = new Audience<Ear>()
    for (const member of members) broadcasts.join(audience, member)
    return audience
  }
  return { broadcasts, everybody, ears, come, channel }
}

/** Waits for so many turns of the event loop. */
const turns = async (count: number) => {
  for (let n = 0; n < count; n += 1) await turn()
}
const distinct = (ears: readonly Ear[]) => [...new Set(ears.map(({ frames }) => frames.join(' ')))]

test.each([2, 600])('messages to a channel of %i in one turn are sent in one frame, in order', async (count) => {
  const { broadcasts, ears, channel } = hall(count)
  const audience = channel(ears)
  for (const line of ['one', 'two', 'three']) broadcasts.send(audience, line)
  expect(distinct(ears)).toEqual([''])
  await turns(3)
  expect(distinct(ears)).toEqual(['one\ntwo\nthree'])
})

test('every listener gets every message once, some in each turn; a new message joins the lap in progress', async () => {
  const { broadcasts, ears, channel } = hall(1200)
  const audience = channel(ears)
  broadcasts.send(audience, 'one')
  await turns(1)
  expect(ears.filter(({ frames }) => frames.length > 0)).toHaveLength(500)
  broadcasts.send(audience, 'two')
  await turns(1)
  expect([0, 500, 1000].map((from) => distinct(ears.slice(from, from + 500)))).toEqual([['one'], ['one\ntwo'], ['']])
  await turns(4)
  expect(distinct(ears)).toEqual(['one two', 'one\ntwo'])
  expect(audience.inProgress).toBe(0)
})

test('a member of two channels gets both messages in one frame', async () => {
  const { broadcasts, ears, channel } = hall(1200)
  const [all, most] = [channel(ears), channel(ears.slice(0, 700))]
  broadcasts.send(all, 'all')
  broadcasts.send(most, 'most')
  await turns(4)
  expect(distinct(ears.slice(0, 700))).toEqual(['all\nmost'])
  expect(distinct(ears.slice(700))).toEqual(['all'])
})

test('small channels do not wait for large ones', async () => {
  const { broadcasts, ears, channel } = hall(1200)
  const [large, small] = [channel(ears), channel(ears.slice(1100, 1103))]
  broadcasts.send(large, 'large')
  broadcasts.send(small, 'small')
  await turns(1)
  expect(distinct(ears.slice(1100, 1103))).toEqual(['small'])
})

test('a listener that leaves before its turn gets nothing; one that joins gets the messages sent afterwards', async () => {
  const { broadcasts, ears, come, channel } = hall(600)
  const audience = channel(ears)
  broadcasts.send(audience, 'one')
  await turns(1)
  audience.members.delete(ears[599]!)
  const late = come()
  broadcasts.join(audience, late)
  broadcasts.send(audience, 'two')
  await turns(4)
  expect(ears[0]?.frames).toEqual(['one', 'two'])
  expect(ears[599]?.frames).toEqual([])
  expect(late.frames).toEqual(['two'])
})

test('a broadcast stops when all its listeners disconnect', async () => {
  const { broadcasts, ears, everybody, channel } = hall(1200)
  const audience = channel(ears)
  broadcasts.send(audience, 'one')
  await turns(1)
  everybody.clear()
  audience.members.clear()
  await turns(2)
  expect(audience.inProgress).toBe(0)
  broadcasts.send(audience, 'two')
  await turns(2)
  expect(ears.flatMap(({ frames }) => frames)).toHaveLength(500)
})

test('in any order of joins, leaves and messages, each listener gets those sent during its membership, in order', async () => {
  const step = fc.record({
    what: fc.constantFrom('say', 'join', 'leave', 'turn', 'go', 'come'),
    channel: fc.nat(2),
    who: fc.nat(1300),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { broadcasts, ears, everybody, come, channel } = hall(1200)
      const audiences = [channel(ears), channel(ears.slice(0, 600)), channel(ears.slice(0, 3))]
      // By listener and channel: the messages it may get, and those it must get because it stayed.
      const present = new Map(ears.map((one) => [one, audiences.map(({ members }) => members.has(one))]))
      const [may, must] = [new Map<Ear, string[]>(), new Map<Ear, string[]>()]
      const add = (to: Map<Ear, string[]>, one: Ear, line: string) => to.set(one, [...(to.get(one) ?? []), line])
      let said = 0
      for (const { what, channel: at, who } of steps) {
        const all = [...present.keys()]
        const one = all[who % all.length]!
        const audience = audiences[at]!
        if (what === 'turn') await turns(1)
        else if (what === 'come') present.set(come(), [false, false, false])
        else if (what === 'say') {
          said += 1
          const line = `${at}-${said}`
          for (const [listener, joined] of present)
            if (joined[at]) for (const to of [may, must]) add(to, listener, line)
          broadcasts.send(audience, line)
        } else if (what === 'join' && !present.get(one)![at] && everybody.has(one)) {
          present.get(one)![at] = true
          broadcasts.join(audience, one)
        } else if (what === 'leave' || what === 'go') {
          const left = what === 'go' ? [0, 1, 2] : [at]
          for (const each of left) {
            present.get(one)![each] = false
            audiences[each]!.members.delete(one)
            must.set(
              one,
              (must.get(one) ?? []).filter((line) => !line.startsWith(`${each}-`)),
            )
          }
          if (what === 'go') everybody.delete(one)
        }
      }
      await turns(20)
      for (const listener of present.keys()) {
        const heard = listener.frames.flatMap((frame) => frame.split('\n'))
        expect(new Set(heard).size).toBe(heard.length)
        for (const at of [0, 1, 2]) {
          const of = (lines: readonly string[]) => lines.filter((line) => line.startsWith(`${at}-`))
          const allowed = of(may.get(listener) ?? [])
          const got = of(heard)
          // In order, nothing else, and nothing is missing for listeners that stayed.
          expect(got).toEqual(allowed.filter((line) => got.includes(line)))
          for (const line of of(must.get(listener) ?? [])) expect(got).toContain(line)
        }
      }
    }),
    { numRuns: 60 },
  )
})
