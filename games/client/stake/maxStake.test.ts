import { afterEach, expect, test, vi } from 'vitest'
import { createStaking } from './staking.ts'

const { askStake } = vi.hoisted(() => ({ askStake: vi.fn(async (): Promise<number | null> => null) }))
vi.mock('../ui/stakePanel.ts', () => ({ askStake }))
afterEach(() => vi.clearAllMocks())

function opened() {
  const stakes: number[] = []
  const parts = {
    hud: { show: () => {}, announce: () => {}, spin: { focus: () => {} } },
    sound: { play: () => {} },
    money: String,
    texts: (key: string) => key,
    launch: { currency: 'EUR' },
    isFixed: () => false,
    balance: () => 330,
    changed: (cents: number) => stakes.push(cents),
  }
  const staking = createStaking(parts as unknown as Parameters<typeof createStaking>[0])
  staking.open({ stakes: [20, 40, 500], step: 20 }, 20)
  return { staking, stakes }
}

test('the highest stake that the balance covers is suggested, and staked only after confirmation', async () => {
  const { staking, stakes } = opened()
  staking.actions.change('max')
  await vi.waitFor(() => expect(askStake).toHaveBeenCalledTimes(1))
  expect(askStake.mock.calls).toEqual([[expect.anything(), expect.objectContaining({ stakeCents: 320 })]])
  expect([staking.now(), stakes]).toEqual([20, [20]])
  askStake.mockResolvedValueOnce(320)
  await vi.waitFor(() => {
    staking.actions.change('max')
    expect(staking.now()).toBe(320)
  })
})
