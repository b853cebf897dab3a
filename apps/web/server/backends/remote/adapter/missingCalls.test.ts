import { expect, test } from 'vitest'
import { MissingCalls } from './missingCalls.ts'
import { tournament, tournamentPlayer } from './testing/tournament.ts'

/** A platform that has only these paths, and counts its calls. */
function platform(answers: Readonly<Record<string, unknown>>) {
  let now = Date.parse('2026-11-24T12:00:00.000Z')
  const calls: string[] = []
  const missing = new MissingCalls({ now: () => new Date(now) })
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url)
    calls.push(pathname)
    return pathname in answers ? Response.json(answers[pathname]) : new Response('{}', { status: 404 })
  }
  const get = (path: string) => missing.answer(new Request(`http://site.test${path}`), send)
  return { get, calls, pass: (ms: number) => (now += ms) }
}

const lists = { '/api/tournaments': [tournament()], '/api/tournaments/recent': [] }

test('a missing call gets its substitute’s response, and is sent again only after a minute', async () => {
  const { get, calls, pass } = platform({})
  const answers = [await get('/api/info/limit_periods'), await get('/api/info/limit_periods')]
  for (const answer of answers)
    expect(await answer.json()).toMatchObject({
      coolingoff: ['day', '3_days', 'week', 'month', '3_months', '6_months'],
    })
  expect(calls).toHaveLength(1)
  pass(60_001)
  await get('/api/info/limit_periods')
  expect(calls).toHaveLength(2)
})

test('a response of the platform passes unchanged', async () => {
  const { get } = platform({ '/api/player/notifications': [{ id: 5 }] })
  expect(await (await get('/api/player/notifications')).json()).toEqual([{ id: 5 }])
})

test('[TRN-04] [QST-07] quests and their progress come from the tournaments where the platform has no quests', async () => {
  const own = { '/api/tournaments/statuses': [tournamentPlayer({ bet_cents: 600_00 })] }
  const { get } = platform({ ...lists, ...own })
  expect(await (await get('/api/quests')).json()).toMatchObject({ quests: [{ slug: 'moon-walk', status: 'active' }] })
  expect(await (await get('/api/quests/player')).json()).toMatchObject([{ level: 3, bet_cents: 600_00 }])
})

test('a substitute that needs another missing call gets its substitute', async () => {
  const own = {
    '/api/tournaments/player': [tournament()],
    '/api/tournaments/1/status': tournamentPlayer({ bet_cents: 600_00 }),
  }
  const { get } = platform({ ...lists, ...own })
  expect(await (await get('/api/quests/player')).json()).toMatchObject([{ level: 3 }])
})

test('an error of a call behind a substitute keeps its status and codes', async () => {
  const { get } = platform({ '/api/tournaments/recent': [] })
  const answer = await get('/api/quests')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
