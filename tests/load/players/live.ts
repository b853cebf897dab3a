import { addFundedPlayers } from '../../server/funded.ts'
import type { LiveJob, LiveMeasured } from '../generators/liveGenerator.ts'
import type { Bench } from '../part.ts'
import { type Figure, milliseconds, unmeasured } from '../report.ts'
import { runPart } from '../runPart.ts'

const players = 2000
const maxMs = 1000

/** One live table with connected players: time from the result to the last player's settled bet on their connection. */
export async function measureLive({ server }: Bench): Promise<Figure[]> {
  await server.stop()
  const { databaseUrl, dataDir, secrets } = server.options
  const funded = await addFundedPlayers({ databaseUrl, dataDir }, players, 1_000_000n)
  await server.start()
  const sessions = funded.map(({ session }) => session)
  const measured = await runPart<LiveJob, LiveMeasured>('./generators/liveGenerator.ts', {
    url: server.url,
    secret: secrets.wallet,
    sessions,
  })
  const { placed, settled, lastMs, medianMs } = measured
  return [
    {
      what: `a live table with ${players} players settles everyone`,
      measured:
        lastMs === null || medianMs === null ? unmeasured : `${milliseconds(lastMs)}, median ${milliseconds(medianMs)}`,
      must: `at most ${milliseconds(maxMs)}`,
      isOk: placed === players && settled === players && lastMs !== null && lastMs <= maxMs,
      note: `${settled} of ${placed} bets settled, placed in ${milliseconds(measured.placingMs)}; half of them won, lost ones are settled earlier; the players run on the same machine`,
    },
  ]
}
