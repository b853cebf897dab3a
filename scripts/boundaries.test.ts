import { expect, test } from 'vitest'
import { importsOf, refusalOf } from './boundaries.mjs'

const web = (path: string) => `apps/web/src/${path}`
const platform = (path: string) => `apps/platform/src/${path}`

test.each([
  ['a route may take a screen', web('routes/index.tsx'), web('features/games/screens/LobbyScreen.tsx')],
  ['a feature may take the design system', web('features/games/screens/LobbyScreen.tsx'), web('ui/Button.tsx')],
  ['a feature may take what is shared', web('features/cashbox/screens/A.tsx'), web('features/wallet/queries')],
  ['a flow may touch two areas', platform('flows/settleDeposit.ts'), platform('areas/cashbox/store.ts')],
  ['a flow may call a port', platform('flows/settleDeposit.ts'), platform('ports/psp/provider.ts')],
  ['content belongs to everybody', 'packages/art/src/themes.ts', 'content/catalogue/themes.json'],
])('%s', (_, from, to) => {
  expect(refusalOf(from, to, false)).toBeUndefined()
})

test.each([
  ['the design system knows no area', web('ui/Button.tsx'), web('features/games/queries.ts')],
  ['the library knows no area', web('lib/api.ts'), web('shell/Header.tsx')],
  ['a feature knows no other', web('features/cashbox/screens/A.tsx'), web('features/games/screens/B.tsx')],
  ['an area knows no other', platform('areas/cashbox/a.ts'), platform('areas/wallet/b.ts')],
  ['an area calls no port', platform('areas/cashbox/a.ts'), platform('ports/psp/provider.ts')],
  ['the core knows no area', platform('core/http/app.ts'), platform('areas/auth/signIn.ts')],
  ['a relative import stays at home', web('lib/api.ts'), platform('core/ids.ts')],
])('%s', (_, from, to) => {
  expect(refusalOf(from, to, false)).toBeTypeOf('string')
})

test('types of a port may travel down', () => {
  expect(refusalOf(platform('core/http/handler.ts'), platform('ports/psp/provider.ts'), true)).toBeUndefined()
})

test('imports are found with their lines, over several lines and dynamic ones too', () => {
  const source =
    "import { a } from './a.ts'\nimport type {\n  B,\n} from '../b.ts'\nconst c = () => import('./c.ts')\nexport * from './d.ts'\n"
  expect(importsOf(source)).toEqual([
    { to: './a.ts', typeOnly: false, line: 1 },
    { to: '../b.ts', typeOnly: true, line: 2 },
    { to: './c.ts', typeOnly: false, line: 5 },
    { to: './d.ts', typeOnly: false, line: 6 },
  ])
})
