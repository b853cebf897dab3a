import { expect, test } from 'vitest'
import { importsOf, refusalOf } from './boundaries.mjs'
import { clockProblems } from './lib/clocks.mjs'
import { formProblems } from './lib/forms.mjs'
import { refusalProblems } from './lib/refusals.mjs'

const web = (path: string) => `apps/web/src/${path}`
const platform = (path: string) => `apps/platform/src/${path}`

test.each([
  ['a route may take a screen', web('routes/index.tsx'), web('features/games/screens/LobbyScreen.tsx')],
  ['a feature may take the design system', web('features/games/screens/LobbyScreen.tsx'), web('ui/Button.tsx')],
  ['a feature may take what is shared', web('features/cashbox/screens/A.tsx'), web('features/wallet/queries')],
  ['an area may know the interface of a port', platform('areas/cashbox/a.ts'), platform('ports/psp/provider.ts')],
  ['an area enters another by its door', platform('areas/cashbox/a.ts'), platform('areas/wallet/public.ts')],
  ['the composition does too', platform('composition/core.ts'), platform('areas/auth/public.ts')],
  ['the list takes the manifests', platform('areas.ts'), platform('areas/auth/area.ts')],
  ['an area knows its own rooms', platform('areas/cashbox/a.ts'), platform('areas/cashbox/withdrawals/b.ts')],
  ['the demo knows the areas', platform('demo/seedDemo.ts'), platform('areas/cashbox/store.ts')],
  ['a screen may take delivery by its door', web('features/games/screens/A.tsx'), web('lib/delivery')],
  ['delivery knows itself', 'apps/web/delivery/iconShapes.ts', web('lib/delivery/iconText.ts')],
  ['content belongs to everybody', 'packages/art/src/themes.ts', 'content/catalogue/themes.json'],
])('%s', (_, from, to) => {
  expect(refusalOf(from, to, false)).toBeUndefined()
})

test.each([
  ['the design system knows no area', web('ui/Button.tsx'), web('features/games/queries.ts')],
  ['the library knows no area', web('lib/api.ts'), web('shell/Header.tsx')],
  ['a feature knows no other', web('features/cashbox/screens/A.tsx'), web('features/games/screens/B.tsx')],
  ['an area enters no other but by its door', platform('areas/cashbox/a.ts'), platform('areas/wallet/wallets.ts')],
  ['nor does the composition', platform('composition/core.ts'), platform('areas/auth/store.ts')],
  ['nor a page of the sandbox', platform('sandbox/kycPages.ts'), platform('areas/profile/store.ts')],
  ['an area does not enter itself', platform('areas/cashbox/a.ts'), platform('areas/cashbox/public.ts')],
  ['an area knows no demo', platform('areas/cashbox/a.ts'), platform('demo/seedDemo.ts')],
  ['an area knows nothing behind a port', platform('areas/cashbox/a.ts'), platform('ports/psp/remoteProvider.ts')],
  ['a screen does not reach behind the door', web('features/games/screens/A.tsx'), web('lib/delivery/later')],
  ['nor does the server', 'apps/web/server/page.ts', 'apps/web/server/delivery/lateScripts.ts'],
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
    { to: './c.ts', typeOnly: false, line: 5, isLazy: true },
    { to: './d.ts', typeOnly: false, line: 6 },
  ])
})

test('an area refuses by its ctx alone', () => {
  const source = "import { type Refusal, refuse } from '../../core/errors.ts'\n"
  expect(refusalProblems(platform('areas/cashbox/a.ts'), source)).toHaveLength(1)
  expect(refusalProblems(platform('core/a.ts'), source)).toEqual([])
  expect(
    refusalProblems(platform('areas/cashbox/a.ts'), "import type { Refuse } from '../../core/errors.ts'\n"),
  ).toEqual([])
})

test('a feature does not ask the device what time it is', () => {
  const source = 'const a = 1\nconst now = Date.now()\nconst day = new Date()\nconst at = new Date(now)'
  expect(clockProblems(web('features/cashbox/tellReturn.ts'), source).map(({ line }) => line)).toEqual([2, 3])
  expect(clockProblems(web('lib/platformClock.ts'), source)).toEqual([])
})

test('a form is posted', () => {
  const source = '<form onSubmit={send}>\n<form method="post" onSubmit={send}>\n<form\n  method="post"\n  noValidate>'
  expect(formProblems(web('features/auth/components/PasswordForm.tsx'), source).map(({ line }) => line)).toEqual([1])
})
