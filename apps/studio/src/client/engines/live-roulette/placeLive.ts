import type { EngineParts } from '../../engine.ts'
import { LEAST_STAGE } from '../../live/placeHost.ts'
import type { Stage } from '../../live/stage.ts'
import { showFoot } from '../../tables/foot.ts'
import type { Table } from '../roulette/table.ts'

interface Parts extends Pick<EngineParts, 'host' | 'hud' | 'backdrop'> {
  readonly table: Pick<Table, 'place' | 'pillAt'>
  readonly stage: Pick<Stage, 'place'>
}

/** Room for the clock of the bets under the page's tab. */
const CLOCK = 86
/** What a phone's table needs under a stage before the dealer may be shown: rows that a finger meets. */
const TABLE = 650

/** How high the dealer's stage is over the cloth: a third of a lying frame, what the cloth leaves of a standing one. */
export function stageHeight(width: number, height: number): number {
  if (width / height > 0.95) return height < 430 ? 0 : Math.min(300, Math.max(120, height * 0.27))
  const left = height - TABLE
  return left < LEAST_STAGE ? CLOCK : Math.min(260, left)
}

/** Stage above, table below; what is told in the frame's own places moves down with the table. */
export function placeLive({ host, table, stage, hud, backdrop }: Parts, width: number, height: number): void {
  const top = stageHeight(width, height)
  host.style.setProperty('--stage', `${top}px`)
  const { hud: layout, foot } = table.place(width, height - top, top < LEAST_STAGE ? 'clock' : 'stage')
  // The game's name is the page's to tell: a stage has no place for it.
  const title = { ...layout.title, height: 0 }
  const down = { ...layout, title, frame: { ...layout.frame, y: layout.frame.y + top } }
  showFoot(host, foot)
  host.classList.toggle('live-standing', layout.isPortrait)
  host.classList.toggle('live-low', layout.isPortrait && top < LEAST_STAGE)
  stage.place({ width, height: top, isStanding: layout.isPortrait, wheel: 0 })
  backdrop.place(down)
  hud.place(down)
  const { x, y } = table.pillAt()
  hud.element.style.setProperty('--pill-x', `${x}px`)
  hud.element.style.setProperty('--pill-y', `${y + top}px`)
}
