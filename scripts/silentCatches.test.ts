import { expect, test } from 'vitest'
import { silentCatchProblems } from './lib/silentCatches.mjs'

const linesOf = (source: string, path = 'apps/web/src/a.ts') =>
  silentCatchProblems(path, source).map(({ line }: { line: number }) => line)

test.each([
  ['a catch without a binding', 'try {\n  a()\n} catch {\n  b()\n}', 3],
  ['an empty catch', 'try {\n  a()\n} catch {}', 3],
  ['an empty catch with a binding', 'try {\n  a()\n} catch (error) {}', 3],
  ['a handler that returns undefined', 'a().catch(() => undefined)', 1],
  ['a handler that returns void', 'a().catch(() => void 0)', 1],
  ['an empty handler', 'a().catch(() => {})', 1],
  ['a handler with a fallback', 'a().catch(() => ({ rows: [], ok: false }))', 1],
  ['a handler with a typed fallback', 'a().catch((): B[] => [] as B[])', 1],
  ['a handler with a block', 'a().catch(() => {\n  return null\n})', 1],
  ['a function expression', 'a().catch(function () { return false })', 1],
  ['a handler that ignores its parameter', 'a().catch((_error) => 0)', 1],
  ['a handler by name', 'a().catch(noop)', 1],
  ['the second argument of then', 'a().then(\n  (b) => b,\n  () => null,\n)', 3],
  ['an optional call', 'a?.catch(() => undefined)', 1],
])('%s needs a reason', (_, source, line) => {
  expect(linesOf(source)).toEqual([line])
})

test.each([
  ['a catch that uses the error', 'try {\n  a()\n} catch (error) {\n  log(error)\n}'],
  ['a catch that throws another error', 'try {\n  a()\n} catch {\n  throw new Refusal()\n}'],
  ['a handler that uses the error', 'a().catch((error) => String(error))'],
  ['a handler that logs', "a().catch((error) => log.warn({ err: error }, 'a failed'))"],
  ['a handler that shows it', "a().catch(() => tell('wrong'))"],
  ['a handler that changes the state', 'a().catch(() => {\n  hasFailed = true\n})'],
  ['a handler that throws', 'a().catch(() => {\n  throw new B()\n})'],
  ['a fallback for a success', 'a().then(() => undefined)'],
  ['text that only looks like a catch', "const a = '.catch(() => undefined)' // catch {}"],
])('%s needs none', (_, source) => {
  expect(linesOf(source)).toEqual([])
})

test.each([
  ['on the same line', 'a().catch(() => undefined) // The next pass tries again.'],
  ['on the line before', '// The next pass tries again.\na().catch(() => undefined)'],
  ['in a block comment', '/* The next pass\n   tries again. */\na().catch(() => undefined)'],
  ['on the first line inside', 'try {\n  a()\n} catch {\n  // The next pass tries again.\n}'],
  ['before the handler', 'a().then(\n  (b) => b,\n  // The next pass tries again.\n  () => null,\n)'],
  ['before the chain of calls', '// The next pass tries again.\nconst b = await a()\n  .c()\n  .catch(() => null)'],
])('a reason %s is accepted', (_, source) => {
  expect(linesOf(source)).toEqual([])
})

test.each([
  ['too short', 'a().catch(() => undefined) // ignore'],
  ['a directive', '// biome-ignore lint/a/b: not needed here\na().catch(() => undefined)'],
  ['two lines before', '// The next pass tries again.\n\na().catch(() => undefined)'],
  ['about the end of the line before', 'b() // The next pass tries again.\na().catch(() => undefined)'],
  ['after the handler', 'try {\n  a()\n} catch {}\n// The next pass tries again.'],
  ['on the second line inside', 'try {\n  a()\n} catch {\n  b()\n  // The next pass tries again.\n}'],
])('a comment %s is no reason', (_, source) => {
  expect(linesOf(source)).toHaveLength(1)
})

test('the rule covers the applications, the games and the packages', () => {
  const source = 'a().catch(() => undefined)'
  const paths = ['apps/web/src/A.tsx', 'games/client/a.ts', 'packages/rules/src/a.ts', 'scripts/a.mjs', 'tests/a.ts']
  expect(paths.filter((path) => linesOf(source, path).length > 0)).toEqual(paths.slice(0, 3))
})
