import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api'
import { deviceNow } from '../../../lib/time/platformClock'
import { toTile } from '../model'
import { type Play, playOf } from './play'

/** The player's current play session: its start, its result, and when the next reality check is due. */
export const playQuery = () =>
  queryOptions({
    queryKey: ['games.play'],
    queryFn: async ({ signal, client, queryKey }) => {
      const wire = await api('games.realityCheck', {}, { signal })
      return playOf(wire, deviceNow(), client.getQueryData<Play>(queryKey))
    },
    staleTime: 0,
  })

/** A game as a tile, by its identifier; null if it is not offered. */
export const tileQuery = (identifier: string) =>
  queryOptions({
    queryKey: ['public:games.tile', identifier],
    queryFn: async () => {
      const game = (await api('games.select', { body: { game_ids: [identifier] } }))[identifier]
      return game ? toTile(game, null) : null
    },
    staleTime: 5 * 60_000,
  })
