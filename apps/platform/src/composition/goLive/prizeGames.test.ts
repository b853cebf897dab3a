import { expect, test, vi } from 'vitest'
import type { Config } from '../../core/config/config.ts'
import { platformContentChecks } from './contentChecks.ts'

const files = vi.hoisted(() => new Map<string, { generated?: true }>())
const listed = vi.hoisted((): string[] => [])
vi.mock('../../areas/games/public.ts', () => ({ readGameFiles: () => files, listedIdentifiers: () => listed }))

const find = () => platformContentChecks.find(({ id }) => id === 'prize-games')!.find({} as Config)

test('free spins in games that no list has are found, but not while the generated games are offered', async () => {
  files.set('hub', {})
  expect(await find()).toContainEqual(
    expect.stringMatching(/^paperlantern\/LanternLotus, .*\(content\/config\/bonuses\.json\)$/),
  )
  expect(await find()).toContainEqual(expect.stringContaining('(content/brands/halcyon/config/vip-adventures.json)'))
  listed.push('paperlantern/LanternLotus')
  expect(await find()).not.toContainEqual(expect.stringContaining('LanternLotus'))
  files.set('generated', { generated: true })
  expect(await find()).toEqual([])
})
