import { banner } from '@apogee/contract/content'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { insertTournament } from '../../../testing/testTournaments.ts'
import { contentHandlers } from '../../content/handlers.ts'
import { raceFile } from '../test/raceFile.ts'
import { tournamentBanners } from './tournamentBanners.ts'

const hourMs = 3_600_000

onEachDatabase((makeApp) => {
  test('[TRN-04] every tournament, quest and achievement of the brand has a banner that contains its identifier', async () => {
    const app = await makeApp({
      handlers: contentHandlers,
      services: { bannerImage: (id: string) => `/media/banner/1/${id}`, bannerSources: [tournamentBanners] },
    })
    const now = app.clock.now().getTime()
    const times = { start_at: new Date(now - hourMs), end_at: new Date(now + hourMs) }
    const looks = { texts: raceFile.texts, banner: { ...raceFile.banner, art: 'regatta' } }
    await insertTournament(app.db, { ...times, frontend_identifier: 'race', definition: looks, group_ids: [257] })
    await insertTournament(app.db, { ...times, frontend_identifier: 'quest--m--moon', kind: 'quest' })
    await insertTournament(app.db, { ...times, frontend_identifier: 'achievement--first', kind: 'achievement' })
    await insertTournament(app.db, { ...times, frontend_identifier: 'regatta', brand: 'halcyon' })
    for (const frontend_identifier of ['dash--2026-03-08', 'dash--2026-03-09']) {
      const over = await insertTournament(app.db, { ...times, frontend_identifier, file: 'dash', definition: looks })
      await app.db.query('UPDATE tournaments SET finished_at = end_at WHERE id = $1', [over])
    }
    const { body } = await (await app.client()).get('/api/fe/config/banners-config')
    const banners = z.object({ banners: z.array(banner) }).parse(body).banners
    const found = banners.filter(({ id }) => id.startsWith('competition-'))
    expect(found.map((one) => [one.frontend_identifier, one.button.url, one.image])).toEqual(
      expect.arrayContaining([
        ['race', '/tournaments/race', '/media/banner/1/regatta'],
        ['quest--m--moon', '/tournaments/quest--m--moon', '/media/banner/1/tournament'],
        ['achievement--first', '/achievements', '/media/banner/1/tournament'],
        // The periods of one file that are over share one.
        ['dash--2026-03-09 dash--2026-03-08', '/tournaments/dash--2026-03-09', '/media/banner/1/regatta'],
      ]),
    )
    expect(found).toHaveLength(4)
    expect(found.find((one) => one.frontend_identifier === 'race')).toMatchObject({
      groupIds: [257],
      timer: { start_at: times.start_at.toISOString() },
      description: { text: 'The most wins take it.' },
    })
  })
})
