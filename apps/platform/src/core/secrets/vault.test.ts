import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { vaultIn } from './vault.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apogee-vault-'))
})
afterEach(() => rm(folder, { recursive: true }))

const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('/'))
const yesterday = new Date(Date.now() - 24 * 3_600_000)
const hourAgo = new Date(Date.now() - 3_600_000)

test('leftovers of a crash are deleted once they are old, referenced files never', async () => {
  const vault = vaultIn(folder, ['a key of the vault'])
  const [known, stray, young] = [
    await vault.store(Buffer.from('a')),
    await vault.store(Buffer.from('b')),
    await vault.store(Buffer.from('c')),
  ]
  await writeFile(`${pathOf(stray)}.part`, 'half of it')
  for (const path of [pathOf(known), pathOf(stray), `${pathOf(stray)}.part`]) await utimes(path, yesterday, yesterday)
  expect(await vault.sweep(hourAgo, async () => [known])).toBe(2)
  expect((await files()).map((path) => path.slice(3)).sort()).toEqual([known, young].sort())
  expect(await vault.sweep(hourAgo, async () => [known])).toBe(0)
})

test('after resealing, the older key is no longer needed; files that no key opens stay unchanged', async () => {
  const old = vaultIn(folder, ['the older key'])
  const key = await old.store(Buffer.from('a passport'))
  expect(await vaultIn(folder, ['the newer key', 'the older key']).reseal()).toBe(true)
  expect(await vaultIn(folder, ['the newer key']).read(key)).toEqual(Buffer.from('a passport'))
  const lost = await vaultIn(folder, ['a key that is lost']).store(Buffer.from('a bill'))
  expect(await vaultIn(folder, ['the newer key']).reseal()).toBe(false)
  expect(await vaultIn(folder, ['a key that is lost']).read(lost)).toEqual(Buffer.from('a bill'))
})

test('a vault without a folder is empty', async () => {
  const vault = vaultIn(join(folder, 'not there'), ['a key of the vault'])
  expect(await vault.sweep(new Date(), async () => [])).toBe(0)
  expect(await vault.reseal()).toBe(true)
})
