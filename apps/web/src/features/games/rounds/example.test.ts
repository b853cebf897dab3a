import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { exampleRound, proveExample } from './example'

test('the example of the page about fairness is drawn as the games draw: the first block, its first number, the stop', async () => {
  const { serverSeed } = exampleRound
  const block = createHmac('sha256', serverSeed).update('apogee-vector:0:0').digest()
  expect(await proveExample(exampleRound)).toEqual({
    hash: exampleRound.hash,
    message: 'apogee-vector:0:0',
    block: block.toString('hex'),
    word: block.readUInt32BE(0),
    stop: 20,
    isRight: true,
  })
})

test.each([{ serverSeed: 'another' }, { stop: 21 }, { hash: 'ff' }])(
  'an altered example (%o) does not match',
  async (changes) => {
    expect((await proveExample({ ...exampleRound, ...changes })).isRight).toBe(false)
  },
)
