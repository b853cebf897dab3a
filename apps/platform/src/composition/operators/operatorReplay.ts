import { roundForSupport } from '../../areas/games/public.ts'
import { lastDroppedMonth } from '../../areas/play/public.ts'
import { noteOperator } from '../../core/operators/operatorActions.ts'
import type { OperatorCommand } from '../../core/operators/operatorCommand.ts'
import { replayPath } from '../../ports/studios/replayLink.ts'

/** A link for support that replays a player's finished round in its game from the recorded seeds. */
export const replayCommand: OperatorCommand = {
  command: 'round-replay',
  subject: 'id of the round',
  usage: '',
  read: ({ operator, reason }, [id = '', ...more]) => {
    if (id === '' || more.length > 0) return undefined
    return async ({ db, clock, config }) => {
      const round = await roundForSupport(db, id)
      if (!round) {
        const dropped = await lastDroppedMonth(db)
        const archived =
          dropped === null
            ? ''
            : ` One that ended in ${dropped} or before may be archived: archived-round <month> ${id}.`
        return { isDone: false, text: `There is no round ${id}.${archived}` }
      }
      if (round.state !== 'finished')
        return { isDone: false, text: `Round ${id} is ${round.state}: it can't be replayed.` }
      const now = clock.now()
      await noteOperator(db, {
        playerId: round.playerId,
        action: 'round_replayed',
        details: id,
        operator,
        reason,
        at: now,
      })
      const amounts = `bet ${round.bet}, win ${round.win} in minor units of ${round.currency}`
      const link = config.publicUrl + replayPath(config.secrets.wallet, { round: id, locale: 'en' }, now)
      return {
        isDone: true,
        text: `${round.identifier}, ${round.startedAt.toISOString()}, ${amounts}\n${link}\nThe link is valid for an hour.`,
      }
    }
  },
}
