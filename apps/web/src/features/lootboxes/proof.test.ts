import { drawBox, hashSeed, itemAt } from '@apogee/rules/lootboxes/draw'
import { expect, test } from 'vitest'
import { lootboxFixture, martItems } from './lootboxFixture'
import { prove } from './proof'

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

async function drawn(id: number) {
  const { number } = await drawBox({ serverSeed, playerSeed: 'mine', boxId: id })
  const won = itemAt(martItems, number)
  const items = martItems.map((item) => (item === won ? { ...item, prize: true } : item))
  return lootboxFixture({
    id,
    items,
    fair: { hash: await hashSeed(serverSeed), seed: serverSeed, player_seed: 'mine' },
  })
}

test('a draw repeated from its seeds yields the announced prize', async () => {
  for (let id = 1; id <= 30; id += 1) {
    const box = await drawn(id)
    const proof = await prove(box)
    expect(proof.isRight).toBe(true)
    expect(proof.item.prize).toBe(true)
    expect(proof.number).toBeGreaterThanOrEqual(proof.from)
    expect(proof.number).toBeLessThanOrEqual(proof.to)
  }
})

test('another seed than the promised one, or another prize than the drawn one, is detected', async () => {
  const box = await drawn(1)
  expect((await prove({ ...box, fair: { ...box.fair, hash: 'other' } })).isRight).toBe(false)
  const lie = box.items.map((item) => ({ ...item, prize: !item.prize && item.weight > 0 }))
  expect((await prove({ ...box, items: lie })).isRight).toBe(false)
})

test('a box that has not been drawn cannot be repeated', async () => {
  await expect(prove(lootboxFixture())).rejects.toThrow(/has not been drawn/)
})
