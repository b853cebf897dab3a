import { LINES } from '../../engines/lines/lines.ts'
import { h } from '../ui/element.ts'

/** The twenty lines by number, each drawn over a small grid. */
export const linesDrawn = (): HTMLElement =>
  h('ol', { class: 'lines' }, ...LINES.map((line, at) => h('li', {}, drawLine(line), String(at + 1))))

function drawLine(line: readonly number[]): SVGSVGElement {
  const make = (tag: string, attributes: Record<string, string | number>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
    return element
  }
  const svg = make('svg', { viewBox: '0 0 50 30', 'aria-hidden': 'true' }) as SVGSVGElement // the type of this tag
  for (let reel = 0; reel < 5; reel++) {
    for (let row = 0; row < 3; row++) {
      const isOn = line[reel] === row
      svg.append(
        make('rect', { x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 1.5, class: isOn ? 'on' : 'off' }),
      )
    }
  }
  svg.append(make('polyline', { points: line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ') }))
  return svg
}
