import { expect, test } from 'vitest'
import { doorProblems } from './lib/areaDoors.mjs'

const wallet = 'apps/platform/src/areas/wallet/public.ts'
const user = 'apps/platform/src/areas/cashbox/a.ts'
const problems = (door: string, taken: string) =>
  doorProblems(
    new Map([
      [wallet, door],
      [user, taken],
    ]),
  ).map(({ line, text }) => `${line} ${text}`)

test('a door that names what others take is in order', () => {
  const door = "/** Why. */\nexport { walletOf } from './wallets.ts'\nexport type { Wallet } from './wallets.ts'\n"
  const taken = "import {\n  type Wallet,\n  walletOf as wallet,\n} from '../wallet/public.ts'\n"
  expect(problems(door, taken)).toEqual([])
})

test('what nobody outside takes is not offered', () => {
  const door = "export { balanceOf, walletOf } from './wallets.ts'\n"
  expect(problems(door, "import { walletOf } from '../wallet/public.ts'\n")).toEqual([
    '1 nobody outside uses balanceOf',
  ])
})

test('a door has no code of its own and hands nothing on', () => {
  const door = "export { walletOf } from '../bonuses/public.ts'\nexport const a = 1\n"
  expect(problems(door, "import { walletOf } from '../wallet/public.ts'\n")).toEqual([
    '1 a public.ts names what others may use and does nothing itself',
    '1 an area offers its own alone (../bonuses/public.ts)',
  ])
})
