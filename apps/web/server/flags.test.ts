import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flagFile } from './flags.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flags-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the flags of an operator', () => {
  test('a flag that is not named is off, and a changed file is read again', () => {
    const path = join(folder, 'flags.json')
    writeFileSync(path, '{ "rocket_mart": true }')
    const flags = flagFile(path)
    expect(flags()).toMatchObject({ rocket_mart: true, rocket_chance: false })
    writeFileSync(path, '{ "rocket_chance": true }')
    utimesSync(path, 1, 1)
    expect(flags()).toMatchObject({ rocket_mart: false, rocket_chance: true })
  })

  test('a name that is no flag is an error that says so', () => {
    const path = join(folder, 'flags.json')
    writeFileSync(path, '{ "roket_mart": true }')
    expect(flagFile(path)).toThrow('there is no flag "roket_mart"')
  })
})
