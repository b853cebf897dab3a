import { expect, test } from 'vitest'
import { importProblems, importsOf, libraryNameProblems } from './boundaries.mjs'
import { clockProblems } from './rules/deviceClock.mjs'
import { formProblems } from './rules/formMethod.mjs'
import { refusalOf, sharedByFeatures, unsharedProblems } from './rules/layers.mjs'
import { refusalProblems } from './rules/refusals.mjs'

const web = (path: string) => `apps/web/src/${path}`
const platform = (path: string) => `apps/platform/src/${path}`

test.each([
  ['a route may import a screen', web('routes/index.tsx'), web('features/games/screens/LobbyScreen.tsx')],
  ['a feature may import the design system', web('features/games/screens/LobbyScreen.tsx'), web('ui/Button.tsx')],
  [
    'a feature may import what is on the allow-list',
    web('features/cashbox/screens/A.tsx'),
    web('features/wallet/queries'),
  ],
  ['an area may import the interface of a port', platform('areas/cashbox/a.ts'), platform('ports/psp/provider.ts')],
  ['an area may import the public.ts of another', platform('areas/cashbox/a.ts'), platform('areas/wallet/public.ts')],
  ['so may the composition', platform('composition/core.ts'), platform('areas/auth/public.ts')],
  ['the list of areas may import their manifests', platform('areas.ts'), platform('areas/auth/area.ts')],
  ['an area may import its own subfolders', platform('areas/cashbox/a.ts'), platform('areas/cashbox/withdrawals/b.ts')],
  ['the demo may import the areas', platform('demo/seedDemo.ts'), platform('areas/cashbox/store.ts')],
  ['the guards may import what the areas tell them', web('shell/guards/guard.ts'), web('features/guardFacts')],
  ['a screen may import the public API of delivery', web('features/games/screens/A.tsx'), web('lib/delivery')],
  ['delivery may import its own files', 'apps/web/delivery/iconShapes.ts', web('lib/delivery/iconText.ts')],
  ["the games' client may import messages", 'games/client/api/api.ts', 'games/protocol/round.ts'],
  ["the games' server may import messages", 'games/server/rounds/present.ts', 'games/protocol/round.ts'],
  ['both may import the maths', 'games/client/engines/mines/index.ts', 'games/engines/mines/ladder.ts'],
  ['a script may import both', 'games/scripts/verifier.ts', 'games/client/engines/mines/explainRound.ts'],
  ['any workspace may import content', 'games/art/src/themes/themes.ts', 'content/catalogue/themes.json'],
])('%s', (_, from, to) => {
  expect(refusalOf(from, to, false)).toBeUndefined()
})

test.each([
  ['the design system may not import an area', web('ui/Button.tsx'), web('features/games/queries.ts')],
  ['the library may not import the shell', web('lib/api.ts'), web('shell/Header.tsx')],
  ['nor a feature', web('lib/api.ts'), web('features/games/queries')],
  ['the guards may not import an area', web('shell/guards/guard.ts'), web('features/limits/queries')],
  ['a feature may not import another', web('features/cashbox/screens/A.tsx'), web('features/games/screens/B.tsx')],
  [
    'an area may not import an internal file of another',
    platform('areas/cashbox/a.ts'),
    platform('areas/wallet/wallets.ts'),
  ],
  ['nor may the composition', platform('composition/core.ts'), platform('areas/auth/store.ts')],
  ['nor may a page of the sandbox', platform('sandbox/kycPages.ts'), platform('areas/profile/store.ts')],
  ['an area may not import its own public.ts', platform('areas/cashbox/a.ts'), platform('areas/cashbox/public.ts')],
  ['an area may not import the demo', platform('areas/cashbox/a.ts'), platform('demo/seedDemo.ts')],
  [
    'an area may not import an adapter of a port',
    platform('areas/cashbox/a.ts'),
    platform('ports/psp/remoteProvider.ts'),
  ],
  [
    'a screen may not import an internal file of delivery',
    web('features/games/screens/A.tsx'),
    web('lib/delivery/lazyPart'),
  ],
  ['nor may the server', 'apps/web/server/pages/page.ts', 'apps/web/server/delivery/lateScripts.ts'],
  ['the core may not import an area', platform('core/http/app.ts'), platform('areas/auth/signIn.ts')],
  ["the games' client may not import the server", 'games/client/api/api.ts', 'games/server/wallet/wallet.ts'],
  ["the games' server may not import the client", 'games/server/pages/page.ts', 'games/client/page/launch.ts'],
  ['an engine may not import the server', 'games/engines/mines/engine.ts', 'games/server/stakes.ts'],
  ['nor the client', 'games/engines/mines/engine.ts', 'games/client/stake/stake.ts'],
  ['fairness may not import the server', 'games/fairness/claimOf.ts', 'games/server/rounds/present.ts'],
  ['nor the client', 'games/fairness/claimOf.ts', 'games/client/prove.ts'],
  ['messages may not depend on the server', 'games/protocol/round.ts', 'games/server/rounds/row.ts'],
  ['the games may not import an application', 'games/server/main.ts', platform('core/ids.ts')],
  ['a relative import may not leave its workspace', web('lib/api.ts'), platform('core/ids.ts')],
])('%s', (_, from, to) => {
  expect(refusalOf(from, to, false)).toBeTypeOf('string')
})

test.each(['@apogee/platform/document', '@apogee/web'])('the games may not import %s', (name) => {
  expect(importProblems('games/server/main.ts', `import { a } from '${name}'\n`)).toHaveLength(1)
})

test('a type is an import too: the client of the games takes none from the server', () => {
  expect(refusalOf('games/client/api/api.ts', 'games/server/replays/replays.ts', true)).toBeTypeOf('string')
})

test("a test of the games' client may import shared fixtures, but not the server", () => {
  const problems = (to: string) => importProblems('games/client/rounds/autoplay.test.ts', `import { a } from '${to}'\n`)
  expect(problems('../../testing/messages.ts')).toEqual([])
  expect(problems('../../server/testing/table.ts')).toHaveLength(1)
})

test('a lower layer may import types of a port', () => {
  expect(refusalOf(platform('core/http/handler.ts'), platform('ports/psp/provider.ts'), true)).toBeUndefined()
})

test('the guards may import types of an area', () => {
  expect(refusalOf(web('shell/guards/guard.ts'), web('features/profile/queries'), true)).toBeUndefined()
})

test.each([
  ['cashboxSteps.ts', 1],
  ['browser/supportUnread.test.ts', 1],
  ['limits/amount.ts', 1],
  ['page/site.tsx', 0],
  ['realtime/supports.ts', 0],
])('a file of the library is not named after an area: %s', (path, count) => {
  expect(libraryNameProblems(web(`lib/${path}`), new Set(['cashbox', 'support', 'limits', 'site']))).toHaveLength(count)
})

test('an entry of the allow-list that no other feature imports is reported', () => {
  const all = sharedByFeatures.map((shared) => ({ to: `../${shared}`, typeOnly: false, line: 1 }))
  expect(unsharedProblems(new Map([[web('features/tracking/a.ts'), all]]))).toEqual([])
  const own = [{ to: './liveChat', typeOnly: false, line: 1 }]
  expect(unsharedProblems(new Map([[web('features/support/b.ts'), own]]))).toHaveLength(sharedByFeatures.length)
})

test('imports are found with their lines, including multi-line and dynamic ones', () => {
  const source =
    "import { a } from './a.ts'\nimport type {\n  B,\n} from '../b.ts'\nconst c = () => import('./c.ts')\nexport * from './d.ts'\n"
  expect(importsOf(source)).toEqual([
    { to: './a.ts', typeOnly: false, line: 1 },
    { to: '../b.ts', typeOnly: true, line: 2 },
    { to: './c.ts', typeOnly: false, line: 5, isLazy: true },
    { to: './d.ts', typeOnly: false, line: 6 },
  ])
})

test('an area rejects a call only through its ctx', () => {
  const source = "import { type Refusal, refuse } from '../../core/errors.ts'\n"
  expect(refusalProblems(platform('areas/cashbox/a.ts'), source)).toHaveLength(1)
  expect(refusalProblems(platform('core/a.ts'), source)).toEqual([])
  expect(
    refusalProblems(platform('areas/cashbox/a.ts'), "import type { Refuse } from '../../core/errors.ts'\n"),
  ).toEqual([])
})

test('a feature may not read the clock of the device', () => {
  const source = 'const a = 1\nconst now = Date.now()\nconst day = new Date()\nconst at = new Date(now)'
  expect(clockProblems(web('features/cashbox/announceReturn.ts'), source).map(({ line }) => line)).toEqual([2, 3])
  expect(clockProblems(web('lib/platformClock.ts'), source)).toEqual([])
})

test('a form has method="post"', () => {
  const source = '<form onSubmit={send}>\n<form method="post" onSubmit={send}>\n<form\n  method="post"\n  noValidate>'
  expect(formProblems(web('features/auth/components/PasswordForm.tsx'), source).map(({ line }) => line)).toEqual([1])
})
