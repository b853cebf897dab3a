import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase } from '../../../testing/testApp.ts'
import { later, openRace, type Race } from '../test/raceSetup.ts'
import { recordPlaces } from './recordPlaces.ts'

onEachDatabase((makeApp) => {
  let race: Race
  beforeAll(async () => {
    race = await openRace(makeApp)
  })

  test('[TRN-10] a leaderboard serves the place of each player at the last count, a twenty-fourth of its duration apart', async () => {
    const id = await race.tournament({ strategy: 'bet' })
    const [leader, climber] = [await race.player('Leader'), await race.player('Climber')]
    const read = async () => (await (await race.app.client(climber)).get(`/api/tournaments/${id}/table`)).body
    const stake = async (player: bigint, real: bigint) => {
      await race.play({ player, real })
      await race.app.drain()
    }
    await stake(leader, 200n)
    await stake(climber, 100n)
    expect(await read()).toMatchObject({ places_at: null, own: { award_place: 2, earlier_place: null } })

    await recordPlaces(race.app)
    const countedAt = race.app.clock.now().toISOString()
    await stake(climber, 300n)
    expect(await read()).toMatchObject({
      places_at: countedAt,
      own: { award_place: 1, earlier_place: 2 },
      players: [
        { award_place: 1, earlier_place: 2 },
        { award_place: 2, earlier_place: 1 },
      ],
    })

    race.setClock(later(4))
    await recordPlaces(race.app)
    expect(await read()).toMatchObject({ places_at: countedAt, own: { earlier_place: 2 } })
    race.setClock(later(5))
    await recordPlaces(race.app)
    await stake(leader, 1n)
    expect(await read()).toMatchObject({ places_at: later(5).toISOString(), own: { award_place: 1, earlier_place: 1 } })
  })
})
