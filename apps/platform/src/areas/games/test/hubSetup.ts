import { Hub, type HubSession, newKeys } from '../../../../../../tests/conformance/aggregator/hub.ts'
import { readStudios } from '../../../core/config/studiosConfig.ts'
import type { Partners } from '../../../ports/studios/gameStudio.ts'
import { openPartners } from '../../../ports/studios/openPartners.ts'
import type { OpenDatabase } from '../../../testing/databases.ts'
import { gameFixture, sourceFixture } from '../gameFixture.ts'
import type { CatalogueGame, CatalogueSource } from '../seedCatalogue.ts'
import { GamesSetup, type TestPlayer } from './gamesSetup.ts'

/** Of a game that the aggregator launches; its id in EUR is 321. */
const hubGame = (changes: Partial<CatalogueGame> = {}): CatalogueGame =>
  gameFixture(10, 'Hub Game', {
    provider: 'outside',
    engine: 'other-slots',
    profile: '',
    partner: 'hub',
    details: {
      launch: { code: 'hub_game', prepaid: 'prepaid-1' },
      max_win: 5000,
      certificates: [{ laboratory: 'Test House', number: 'TH-1', date: '2026-01-02' }],
    },
    ...changes,
  })

const hubSource = (changes?: Partial<CatalogueGame>): CatalogueSource => ({
  ...sourceFixture,
  studios: [...sourceFixture.studios, { id: 'outside', title: 'Outside Studio' }],
  games: [...sourceFixture.games, hubGame(changes)],
})

export const hubGamePath = '/games/outside/HubGame/321'

/** The platform with an aggregator, which is the stub of the conformance test. */
export class HubSetup {
  readonly games: GamesSetup
  readonly hub: Hub

  private constructor(games: GamesSetup, hub: Hub) {
    this.games = games
    this.hub = hub
  }

  static async open(open: OpenDatabase, changes?: Partial<CatalogueGame>): Promise<HubSetup> {
    const [theirs, older, ours] = [newKeys(), newKeys(), newKeys()]
    const studios = readStudios(
      JSON.stringify([
        {
          id: 'hub',
          protocol: 'hub88',
          url: 'https://api.hub.test',
          pages: ['https://games.hub.test'],
          operator_id: 7,
          private_key: ours.privateKey,
          public_keys: [older.publicKey, theirs.publicKey],
        },
        {
          id: 'other',
          protocol: 'wallet',
          url: 'https://other.test/launch',
          pages: ['https://*.other.test'],
          secrets: ['the-secret-of-another-studio', 'the-secret-that-is-replaced'],
          addresses: ['127.0.0.0/8', '::1'],
        },
        {
          id: 'far',
          protocol: 'wallet',
          url: 'https://far.test/launch',
          pages: ['https://far.test'],
          secrets: ['the-secret-of-a-far-studio'],
          addresses: ['203.0.113.0/24'],
        },
      ]),
    )
    // The platform and the aggregator call each other.
    const parts: { games?: GamesSetup } = {}
    const hub = new Hub({
      keys: theirs,
      operatorKey: ours.publicKey,
      send: async (path, headers, body) => {
        if (!parts.games) throw new Error('the platform is not open yet')
        return parts.games.send(`/aggregators/hub/${path}`, headers, body)
      },
    })
    const partners: Partners = openPartners(studios, {
      fetch: (request) => hub.serve(request),
      now: () => new Date('2026-10-01T12:00:00.000Z'),
      log: { warn: () => undefined },
    })
    parts.games = await GamesSetup.open(open, hubSource(changes), partners)
    return new HubSetup(parts.games, hub)
  }

  /** Opens the game for money. */
  async play(player: TestPlayer): Promise<HubSession> {
    const response = await this.games.request('GET', hubGamePath, { as: player })
    if (response.status !== 200) throw new Error(`launch answered ${response.status}: ${await response.text()}`)
    return this.hub.lastSession()
  }
}
