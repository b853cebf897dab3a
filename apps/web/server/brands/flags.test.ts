import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flagFile } from './flags.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flags-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the flags of an operator', () => {
  test('a missing flag is off, and a changed file is reloaded', () => {
    const path = join(folder, 'flags.json')
    writeFileSync(path, '{ "rocket_mart": true }')
    const flags = flagFile(path, vi.fn())
    expect(flags()).toMatchObject({ rocket_mart: true, rocket_chance: false })
    writeFileSync(path, '{ "rocket_chance": true }')
    utimesSync(path, 1, 1)
    expect(flags()).toMatchObject({ rocket_mart: false, rocket_chance: true })
  })

  test('an unknown flag name throws an error that names it', () => {
    const path = join(folder, 'flags.json')
    writeFileSync(path, '{ "roket_mart": true }')
    expect(() => flagFile(path, vi.fn())).toThrow(`${path}, line 1: there is no flag "roket_mart".`)
  })

  test.each(['{ "rocket_mart": tr', '', '[]', '{ "roket_mart": true }', null])(
    'edited into %j the last good flags stay, and it is told once with the file',
    (text) => {
      const path = join(folder, 'flags.json')
      writeFileSync(path, '{ "rocket_mart": true }')
      const onUnreadable = vi.fn()
      const flags = flagFile(path, onUnreadable)
      if (text === null) rmSync(path)
      else writeFileSync(path, text)
      expect([flags().rocket_mart, flags().rocket_mart]).toEqual([true, true])
      expect(onUnreadable).toHaveBeenCalledTimes(1)
      expect(String(onUnreadable.mock.calls[0]?.[0])).toContain(path)
      writeFileSync(path, '{ "rocket_chance": true }')
      expect(flags()).toMatchObject({ rocket_mart: false, rocket_chance: true })
    },
  )
})
