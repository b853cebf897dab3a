import { areas } from '../areas.ts'
import type { Ground } from '../core/area.ts'
import { seedDemoWinners } from '../demo/demoWinners.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { seedDemoTournaments } from '../demo/seedDemoTournaments.ts'
import type { PlayPast } from '../ports/studios/playPast.ts'

/** Updates the database to match `content`; in demo mode it also gets the demo accounts with their history. */
export async function seed(ground: Ground, playPast: PlayPast): Promise<void> {
  for (const area of areas) await area.seed?.(ground)
  if (ground.config.mode !== 'demo') return
  await seedDemo({ ...ground, playPast })
  for (const area of areas) await area.seedDemo?.(ground)
  await seedDemoWinners(ground)
  await seedDemoTournaments(ground)
}
