import { z } from 'zod'
import { readContent } from '../../core/content/contentFiles.ts'

const cents = z.array(z.int().positive()).min(1)

export const demoPlayersConfig = z.object({
  /** Play stops once there is no connected page, and no request has come from one for this long. */
  rest_after_seconds: z.int().min(10),
  round_every_seconds: z.number().min(0.5),
  /** This many of the most popular games are played, and as many of those with a jackpot. */
  games: z.int().min(1),
  stakes_cents: cents,
  /** Live tables with company, the most popular of each kind first, and how many sit at each. */
  tables: z.int().min(0),
  seats_at_table: z.int().min(1),
  chip_cents: cents,
  /**
   * Bets by engine: spots that take chips, or multipliers in hundredths to cash out at. Other engines have no company.
   */
  spots: z.record(z.string(), z.array(z.string()).min(1)),
  goals: z.record(z.string(), z.array(z.int().min(101)).min(1)),
})

export type DemoPlayersConfig = z.output<typeof demoPlayersConfig>

export const readDemoPlayers = (): DemoPlayersConfig => readContent('config/demo-players.json', demoPlayersConfig)
