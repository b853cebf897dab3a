import { expect, test } from 'vitest'
import type { GameIndex } from '../gameCatalogue.ts'
import { listReturns, returnRows } from './returns.ts'

const game = (title: string, provider: string, payout: number | null) => ({ row: { title, provider }, payout })
const all = [
  game('Zebra, "the"', 'one', 96.5),
  game('Ant', 'one', 94.05),
  game('Bee', 'two', 97),
  game('Secret', 'three', null),
]
const index = {
  all,
  byStudio: new Map(['one', 'two', 'three'].map((id) => [id, all.filter(({ row }) => row.provider === id)])),
  studioTitles: new Map([
    ['two', 'Two & Co'],
    ['one', 'One'],
    ['three', 'Three'],
  ]),
} as unknown as GameIndex
const ctx = { catalogue: { index } } as never

test('the page lists each studio with its games and the range of their returns', () => {
  const { game_returns_rows: rows = '' } = returnRows(ctx, 'de')
  expect(rows.replaceAll('\u00a0', ' ')).toBe(
    '<tr><th scope="row"><a href="/producers/one">One</a></th><td>2</td><td>94,05 % – 96,50 %</td></tr>' +
      '<tr><th scope="row"><a href="/producers/two">Two &amp; Co</a></th><td>1</td><td>97,00 %</td></tr>',
  )
  expect(returnRows(ctx, 'en')['game_returns_rows']).toContain('94.05% – 96.50%')
})

test('the file lists every game with a published return', async () => {
  const answer = await (listReturns(ctx, {} as never) as unknown as Promise<Response>)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect((await answer.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'game,studio,return_percent',
    'Ant,One,94.05',
    'Bee,Two & Co,97',
    '"Zebra, ""the""",One,96.5',
  ])
})
