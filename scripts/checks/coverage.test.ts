import { describe, expect, test } from 'vitest'
import { awaitedIn, provenIn, rowsOf } from './coverage.mjs'

describe('coverage of the specification', () => {
  test('rows are the ids in the first column of a table; of the decisions, only those that are rules', () => {
    const requirements = '| ID | Requirement |\n|---|---|\n| RT-01 | Path `/` | 2 |\n| I18N-02 | as RT-09 says |\n'
    expect(rowsOf(requirements, '| OPEN-01 | x |\n| SAFE-02 | y |\n| SEC-03 | z |\n')).toEqual([
      'RT-01',
      'I18N-02',
      'SAFE-02',
      'SEC-03',
    ])
  })

  test.each([
    ["test('[RT-01] [RT-08] the lobby', ...)", ['RT-01', 'RT-08']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source, not a template
    ['test(`[GD-02] in ${language}`, ...)', ['GD-02']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source, not a template
    ["const rows = [['RT-04', '/slots']]\ntest(`[${row}] answers`)", []],
    ["const rows = [['RT-04', '/slots']]\ntest.each(rows)('[%s] %s answers', ...)", []],
    ["const rows = [['[RT-04] slots', '/slots']]\ntest.each(rows)('%s answers', ...)", ['RT-04']],
    ["const rows = [['RT-04', '/slots']]\ntest('answers', ...)", []],
    ['// RT-01: a comment does not count', []],
  ])('%j proves %j', (source, ids) => {
    expect([...provenIn(source)]).toEqual(ids)
  })

  test('a route that waits for its area is listed', () => {
    expect(
      awaitedIn([
        ['routes/lottery.tsx', "staticData: { awaits: 'lotteries' }"],
        ['routes/index.tsx', 'staticData: {}'],
      ]),
    ).toEqual([{ path: 'routes/lottery.tsx', area: 'lotteries' }])
  })
})
