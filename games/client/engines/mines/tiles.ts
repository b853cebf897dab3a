import { seedFrom } from '@apogee/art/seed'
import { itemAt } from '../../../engines/itemAt.ts'
import { type Pen, stampOf } from '../../scene/canvas.ts'
import type { Ground } from './ground.ts'

const SIZE = 132
/** Number of different tiles in a field; then they repeat. */
export const KINDS = 5

/** Hue, saturation and lightness of a ground; null: the scene's hue. */
const COLOURS: Readonly<Record<Ground, readonly [number | null, number, number]>> = {
  stone: [null, 16, 42],
  wood: [27, 46, 36],
  ice: [200, 58, 66],
  metal: [null, 22, 46],
  earth: [28, 40, 29],
  candy: [null, 74, 62],
  velvet: [null, 62, 34],
  sand: [38, 50, 56],
}

const DETAILS: Readonly<Record<Ground, (pen: Pen, random: () => number, hue: number) => void>> = {
  stone: (pen, random) => {
    speckle(pen, random, 90, ['#0003', '#fff2'])
    crack(pen, random)
  },
  wood: grain,
  ice: facets,
  metal: plate,
  earth: soil,
  candy: stripes,
  velvet: quilt,
  sand: (pen, random) => {
    speckle(pen, random, 150, ['#5a3a0a33', '#fff3'])
    ripples(pen, random)
  },
}

/** The face-down tiles of a field: its ground embossed with the game's emblem. */
export function drawTiles(ground: Ground, sceneHue: number, crest: HTMLCanvasElement | null, seed: string) {
  const [own, saturation, lightness] = COLOURS[ground]
  const hue = own ?? sceneHue
  const tone = (lighter: number, alpha = 1) => `hsl(${hue} ${saturation}% ${lightness + lighter}% / ${alpha})`
  return Array.from({ length: KINDS }, (_, kind) => {
    const next = seedFrom(`${seed}/tile/${kind}`)
    return stampOf(SIZE, SIZE, (pen) => {
      const light = pen.createLinearGradient(0, 0, SIZE * 0.45, SIZE)
      light.addColorStop(0, tone(13))
      light.addColorStop(0.5, tone(0))
      light.addColorStop(1, tone(-13))
      pen.fillStyle = light
      pen.fillRect(0, 0, SIZE, SIZE)
      DETAILS[ground](pen, next, hue)
      if (crest) emboss(pen, crest, tone(-24, 0.85), tone(30, 0.5))
    })
  })
}

/** Embosses a shape into the tile: dark edge above, light edge below. */
function emboss(pen: Pen, crest: HTMLCanvasElement, dark: string, light: string): void {
  const size = SIZE * 0.6
  const at = (SIZE - size) / 2
  const shape = (colour: string) =>
    stampOf(size, size, (own) => {
      own.drawImage(crest, 0, 0, size, size)
      own.globalCompositeOperation = 'source-in'
      own.fillStyle = colour
      own.fillRect(0, 0, size, size)
    })
  pen.drawImage(shape(light), at + 1.5, at + 2, size, size)
  pen.drawImage(shape(dark), at, at, size, size)
  pen.globalAlpha = 0.34
  pen.drawImage(crest, at, at, size, size)
  pen.globalAlpha = 1
}

function speckle(pen: Pen, random: () => number, count: number, colours: readonly string[]): void {
  for (let dot = 0; dot < count; dot++) {
    pen.fillStyle = itemAt(colours, dot % colours.length) // within its length
    pen.beginPath()
    pen.arc(random() * SIZE, random() * SIZE, 0.6 + random() * 2.2, 0, 7)
    pen.fill()
  }
}

function crack(pen: Pen, random: () => number): void {
  let [x, y] = [random() * SIZE, 0]
  const points = [[x, y] as const]
  while (y < SIZE * 0.7) {
    x += (random() - 0.5) * 34
    y += 10 + random() * 16
    points.push([x, y])
  }
  for (const [colour, aside] of [
    ['#fff3', 1.4],
    ['#0006', 0],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = 1.6
    pen.beginPath()
    for (const [at, [px, py]] of points.entries()) at === 0 ? pen.moveTo(px + aside, py) : pen.lineTo(px + aside, py)
    pen.stroke()
  }
}

function grain(pen: Pen, random: () => number): void {
  pen.lineWidth = 1.4
  for (let y = 5; y < SIZE; y += 6 + random() * 6) {
    pen.strokeStyle = random() > 0.4 ? '#2a120533' : '#ffdca022'
    const sway = (random() - 0.5) * 9
    pen.beginPath()
    pen.moveTo(0, y)
    pen.bezierCurveTo(SIZE * 0.3, y + sway, SIZE * 0.7, y - sway, SIZE, y)
    pen.stroke()
  }
  studs(pen, '#3a2412', '#e0b070')
}

function plate(pen: Pen, random: () => number): void {
  for (let y = 0; y < SIZE; y += 2) {
    pen.fillStyle = random() > 0.5 ? '#ffffff10' : '#00000014'
    pen.fillRect(0, y, SIZE, 1)
  }
  pen.strokeStyle = '#0005'
  pen.lineWidth = 2
  pen.strokeRect(20, 20, SIZE - 40, SIZE - 40)
  studs(pen, '#10131d', '#dfe6f5')
}

/** Nails or rivets in the four corners. */
function studs(pen: Pen, dark: string, light: string): void {
  for (const x of [13, SIZE - 13])
    for (const y of [13, SIZE - 13]) {
      pen.fillStyle = dark
      pen.beginPath()
      pen.arc(x, y + 1, 5, 0, 7)
      pen.fill()
      pen.fillStyle = light
      pen.beginPath()
      pen.arc(x - 1, y - 1, 3, 0, 7)
      pen.fill()
    }
}

function facets(pen: Pen, random: () => number): void {
  for (let shard = 0; shard < 7; shard++) {
    pen.fillStyle = random() > 0.45 ? '#ffffff38' : '#0a4a8a22'
    const [x, y] = [random() * SIZE, random() * SIZE]
    pen.beginPath()
    pen.moveTo(x, y)
    for (const reach of [46, 58, 50]) pen.lineTo(x + (random() - 0.5) * 2 * reach, y + (random() - 0.5) * 2 * reach)
    pen.fill()
  }
}

function soil(pen: Pen, random: () => number, hue: number): void {
  speckle(pen, random, 70, ['#0004', '#ffd9a022', '#0003'])
  const green = `hsl(${hue + 70} 46% 36%)`
  pen.fillStyle = green
  pen.fillRect(0, 0, SIZE, 12)
  for (let x = 0; x < SIZE; x += 5) {
    const tall = 5 + random() * 13
    pen.beginPath()
    pen.moveTo(x - 3, 11)
    pen.lineTo(x + 1, 11 + tall)
    pen.lineTo(x + 5, 11)
    pen.fill()
  }
}

function stripes(pen: Pen): void {
  pen.fillStyle = '#ffffff33'
  for (let x = -SIZE; x < SIZE * 2; x += 34) {
    pen.beginPath()
    pen.moveTo(x, 0)
    pen.lineTo(x + 15, 0)
    pen.lineTo(x + 15 - SIZE * 0.7, SIZE)
    pen.lineTo(x - SIZE * 0.7, SIZE)
    pen.fill()
  }
}

function quilt(pen: Pen): void {
  const step = SIZE / 3
  pen.lineWidth = 2
  for (const [colour, aside] of [
    ['#ffffff1c', 1.5],
    ['#0005', 0],
  ] as const) {
    pen.strokeStyle = colour
    for (let from = -SIZE; from <= SIZE; from += step) {
      pen.beginPath()
      pen.moveTo(from, aside)
      pen.lineTo(from + SIZE, SIZE + aside)
      pen.moveTo(from + SIZE, aside)
      pen.lineTo(from, SIZE + aside)
      pen.stroke()
    }
  }
}

function ripples(pen: Pen, random: () => number): void {
  pen.lineWidth = 3
  for (let y = 12; y < SIZE; y += 17) {
    const lift = 4 + random() * 7
    pen.strokeStyle = '#6a440f2e'
    pen.beginPath()
    pen.moveTo(0, y)
    pen.bezierCurveTo(SIZE * 0.25, y - lift, SIZE * 0.4, y + lift, SIZE * 0.6, y)
    pen.bezierCurveTo(SIZE * 0.75, y - lift, SIZE * 0.9, y + lift, SIZE, y)
    pen.stroke()
  }
}
