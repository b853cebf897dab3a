import type { EngineParts } from '../../engine.ts'

/** The stage with the wheel above, the fields, chips and bar below. */
export function placeWheel(
  { host, hud, backdrop }: Pick<EngineParts, 'host' | 'hud' | 'backdrop'>,
  width: number,
  height: number,
): void {
  const isLying = width / height > 0.95
  const scale = isLying ? Math.min(width / 1020, height / 643) * 0.8 : Math.min(width / 390, height / 740, 1.5) * 0.76
  const bar = isLying ? Math.max(106 * scale * 1.25, 72) : 146 * scale + 42
  const fields = isLying ? Math.max(120, height * 0.2) : height < 640 ? 178 : 200
  const controls = 60
  const stage = Math.max(150, height - bar - controls - fields - 44)
  const set = (name: string, value: number) => host.style.setProperty(name, `${value}px`)
  set('--stage', stage)
  set('--fields', fields)
  // Standing, the tools are beside the big button: where its middle is, from the top of the chips.
  set('--row', height - 97 * scale - 36 - stage - fields - 44)
  set('--wheel', isLying ? Math.min(stage * 0.92, width * 0.42) : Math.min(stage - 122, width * 0.76))
  host.classList.toggle('live-standing', !isLying)
  const frame = { x: 0, y: stage, width, height: fields + 44 }
  const layout = { width, height, isPortrait: !isLying, scale, frame, side: 0 }
  hud.place(layout)
  backdrop.place({ isPortrait: !isLying, title: { x: 0, y: 0, width: 1, height: 1 } })
  hud.element.style.setProperty('--pill-x', '50%')
  hud.element.style.setProperty('--pill-y', `${stage - 22}px`)
}
