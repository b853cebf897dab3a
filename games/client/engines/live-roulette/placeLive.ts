import type { EngineParts } from '../../engine.ts'
import { CORNERS, MIN_STAGE } from '../../live/placeHost.ts'
import type { Stage } from '../../live/stage.ts'
import { showFoot } from '../../tables/foot.ts'
import type { Table } from '../roulette/table.ts'

interface Parts extends Pick<EngineParts, 'host' | 'hud' | 'backdrop'> {
  readonly table: Pick<Table, 'place'>
  readonly stage: Pick<Stage, 'place'>
}

/** Height of the betting clock. */
const CLOCK = 46
/**
 * Min height of a phone's table under a stage, with rows large enough for a finger; only above it the dealer is shown.
 */
const TABLE = 650

/**
 * Height of the dealer's stage over the cloth: about a third of a landscape frame, the rest above the cloth in
 * portrait; 0 where it is in the corners next to the bar.
 */
export function stageHeight(width: number, height: number): number {
  if (width / height > 0.95) return height < 430 ? 0 : Math.min(300, Math.max(120, height * 0.27))
  const left = height - TABLE
  return left < MIN_STAGE ? CLOCK : Math.min(260, left)
}

/** Places the stage above and the table below. */
export function placeLive({ host, table, stage, hud, backdrop }: Parts, width: number, height: number): void {
  const top = stageHeight(width, height)
  host.style.setProperty('--stage', `${top}px`)
  const above = top < MIN_STAGE ? 'clock' : 'stage'
  const { hud: layout, foot } = table.place(width, height - top, above, width / height > 0.95)
  // The page shows the game's name: the stage has no space for it.
  const title = { ...layout.title, height: 0 }
  const down = { ...layout, title, frame: { ...layout.frame, y: layout.frame.y + top } }
  showFoot(host, foot)
  host.classList.toggle('live-standing', layout.isPortrait)
  host.classList.toggle('live-low', layout.isPortrait && top < MIN_STAGE)
  // A landscape phone has no height above its table.
  const isFlat = top === 0
  host.classList.toggle('live-flat', isFlat)
  stage.place({ width, height: isFlat ? CORNERS : top, isPortrait: layout.isPortrait, wheel: 0 })
  backdrop.place(down)
  hud.place(down)
}
