import { areas } from '../areas.ts'
import type { BootContext } from '../core/area.ts'
import { seedDemoWinners } from '../demo/demoWinners.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import { seedDemoTournaments } from '../demo/seedDemoTournaments.ts'
import type { PlayPast } from '../ports/studios/playPast.ts'

/** Updates the database to match `content`; in demo mode it also gets the demo accounts with their history. */
export async function seed(boot: BootContext, playPast: PlayPast): Promise<void> {
  for (const area of areas) await area.seed?.(boot)
  if (boot.config.mode !== 'demo') return
  await seedDemo({ ...boot, playPast })
  for (const area of areas) await area.seedDemo?.(boot)
  await seedDemoWinners(boot)
  await seedDemoTournaments(boot)
}
