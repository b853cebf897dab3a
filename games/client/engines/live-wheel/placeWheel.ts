import type { EngineParts } from '../../engine.ts'
import type { Stage } from '../../live/stage.ts'
import { type Foot, footOf, showFoot } from '../../tables/foot.ts'

/** Layout of the table's parts, in CSS pixels from the top of the frame. */
export interface WheelLayout {
  readonly isLying: boolean
  readonly stage: number
  readonly wheel: number
  /** Height of the last results above the fields; 0 where only the fields fit. */
  readonly results: number
  readonly fields: number
  readonly foot: Foot | null
  /** Height of the row of chips. */
  readonly chips: number
  readonly scale: number
}

const RESULTS = 44
/** In a frame below this height, the wheel and the fields need the space of the last results. */
const LOW = 480
/** A stage below this height has space for the clock and the number of players, not for their names. */
const LOW_STAGE = 210
/** Space between the chips and the bar. */
const END = 4
/** Lower fields show their number and its payout, without a third line. */
const ROOMY_FIELDS = 190
/** Height above the wheel on a phone: the betting clock with its label. */
const CALL = 66

/** Lays the stage with the wheel over the fields, chips and bar. */
export function layOutWheel(width: number, height: number): WheelLayout {
  const isLying = width / height > 0.95
  if (isLying) {
    const scale = Math.min(width / 1020, height / 643) * 0.8
    const room = height - Math.max(106 * scale * 1.25, 72)
    // A phone on its side has no height for the last results, nor for a third line in the fields.
    const isLow = height < LOW
    const results = isLow ? 0 : RESULTS
    const chips = isLow ? 50 : Math.max(60, height * 0.08)
    const fields = isLow ? Math.max(72, height * 0.2) : Math.max(120, height * 0.2)
    const stage = room - chips - fields - results - END
    return { isLying, stage, wheel: Math.min(stage * 0.92, width * 0.42), results, fields, foot: null, chips, scale }
  }
  const foot = footOf(height)
  // Two rows of fields: the wheel gets what is left of a small frame.
  const fields = Math.min(200, Math.max(132, height * 0.24))
  const stage = Math.max(150, height - foot.bar - foot.chips - fields - RESULTS)
  const scale = Math.min(width / 390, height / 740, 1.5) * 0.76
  const wheel = Math.min(stage - CALL, width * 0.76)
  return { isLying, stage, wheel, results: RESULTS, fields, foot, chips: foot.chips, scale }
}

interface Parts extends Pick<EngineParts, 'host' | 'hud' | 'backdrop'> {
  readonly scene: Pick<Stage, 'place'>
}

/** Positions all elements. */
export function placeWheel({ host, scene, hud, backdrop }: Parts, width: number, height: number): void {
  const { isLying, stage, wheel, results, fields, foot, chips, scale } = layOutWheel(width, height)
  const set = (name: string, value: number) => host.style.setProperty(name, `${value}px`)
  set('--stage', stage)
  set('--fields', fields)
  set('--results', results)
  set('--chips', chips)
  set('--wheel', wheel)
  // In portrait, the tools are next to the big button: its middle, from the top of the chips.
  set('--row', height - (foot?.middle ?? 0) - stage - fields - results)
  showFoot(host, foot)
  host.classList.toggle('live-standing', !isLying)
  host.classList.toggle('wheel-low', isLying ? results === 0 : fields < ROOMY_FIELDS)
  host.classList.toggle('stage-low', isLying && stage < LOW_STAGE)
  const frame = { x: 0, y: stage, width, height: fields + results }
  const layout = { width, height, isPortrait: !isLying, scale, frame, side: 0 }
  scene.place({ width, height: stage, isPortrait: !isLying, wheel })
  hud.place(layout)
  backdrop.place({ isPortrait: !isLying, title: { x: 0, y: 0, width: 1, height: 0 } })
  // The message takes the line of the last results, or of the chips, which are out of use until the next round.
  set('--pill-y', stage + (results > 0 ? results / 2 : fields + chips / 2))
}
