import { expect, test } from 'vitest'
import { areaApiProblems } from './areaApi.mjs'

const wallet = 'apps/platform/src/areas/wallet/public.ts'
const user = 'apps/platform/src/areas/cashbox/a.ts'
const problems = (publicFile: string, imported: string) =>
  areaApiProblems(
    new Map([
      [wallet, publicFile],
      [user, imported],
    ]),
  ).map(({ line, text }) => `${line} ${text}`)

test('a public.ts that exports what other areas import is accepted', () => {
  const publicFile =
    "/** Why. */\nexport { walletOf } from './wallets.ts'\nexport type { Wallet } from './wallets.ts'\n"
  const imported = "import {\n  type Wallet,\n  walletOf as wallet,\n} from '../wallet/public.ts'\n"
  expect(problems(publicFile, imported)).toEqual([])
})

test('an export of public.ts that no other area imports is reported', () => {
  const publicFile = "export { balanceOf, walletOf } from './wallets.ts'\n"
  expect(problems(publicFile, "import { walletOf } from '../wallet/public.ts'\n")).toEqual([
    '1 no other area imports balanceOf',
  ])
})

test('a public.ts contains no code and re-exports nothing from another area', () => {
  const publicFile = "export { walletOf } from '../bonuses/public.ts'\nexport const a = 1\n"
  expect(problems(publicFile, "import { walletOf } from '../wallet/public.ts'\n")).toEqual([
    '1 a public.ts only re-exports',
    '1 a public.ts re-exports only files of its own area (../bonuses/public.ts)',
  ])
})
