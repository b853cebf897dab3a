import { afterEach, expect, test, vi } from 'vitest'
import { createStaking } from './staking.ts'

const { openNotice } = vi.hoisted(() => ({ openNotice: vi.fn(async () => 'dismissed') }))
vi.mock('../ui/panels.ts', () => ({ openNotice }))
vi.mock('../ui/stakePanel.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})
afterEach(() => vi.clearAllMocks())

test('each press reports a panel whose code does not load, without an unhandled rejection', async () => {
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  process.on('unhandledRejection', note)
  const parts = { hud: { show: () => {} }, money: String, texts: (key: string) => key, launch: { currency: 'EUR' } }
  const { actions, open } = createStaking({
    ...parts,
    isFixed: () => false,
    balance: () => 1000,
    changed: () => {},
  } as unknown as Parameters<typeof createStaking>[0])
  open({ stakes: [20, 40], step: 20 }, 20)
  actions.openPanel()
  await vi.waitFor(() => expect(openNotice).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => {
    actions.openPanel()
    expect(openNotice).toHaveBeenCalledTimes(2)
  })
  process.off('unhandledRejection', note)
  expect(failures).toEqual([])
})
