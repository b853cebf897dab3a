import { Texture } from 'pixi.js'
import type { EngineId } from '../../engines/engine.ts'
import { SYMBOLS } from '../../engines/lines/symbols.ts'
import { type Atlas, blank, SIZE } from '../scene/atlas.ts'

/** Pictures of a slot: the twelve symbols by index, then the collected objects of hold-and-win games. */
const ART_IDS = [...SYMBOLS, 'coin', 'gift'] as const
type ArtId = (typeof ART_IDS)[number]
export const COIN_ART = ART_IDS.indexOf('coin')
export const GIFT_ART = ART_IDS.indexOf('gift')

export interface SymbolArt {
  readonly canvases: readonly HTMLCanvasElement[]
  readonly textures: readonly Texture[]
}

const idsOf = (engine: EngineId): readonly ArtId[] => (engine === 'hold' ? ART_IDS : SYMBOLS)

/** Symbols drawn in the browser: always available immediately. */
export const drawnSymbols = (engine: EngineId): SymbolArt => fromCanvases(idsOf(engine).map(drawSymbol))

/** The game's own pictures from its atlas; a symbol missing in the atlas stays a drawn one. */
export const cutSymbols = (engine: EngineId, atlas: Atlas): SymbolArt =>
  fromCanvases(idsOf(engine).map((id) => atlas(id) ?? drawSymbol(id)))

function fromCanvases(canvases: readonly HTMLCanvasElement[]): SymbolArt {
  const textures = canvases.map((canvas) => {
    const texture = Texture.from(canvas)
    texture.source.autoGenerateMipmaps = true
    return texture
  })
  return { canvases, textures }
}

const LETTERS: Partial<Record<ArtId, readonly [string, string, string, string]>> = {
  ace: ['A', '#ffd2d2', '#ff6d78', '#7a1222'],
  king: ['K', '#fff0b8', '#f4a01c', '#6b3606'],
  queen: ['Q', '#eaffb0', '#8edb1f', '#24560a'],
  jack: ['J', '#d2fffb', '#38d3cd', '#0a4a55'],
  ten: ['10', '#f3e8ff', '#b08bff', '#35186e'],
}
const JEWELS: Partial<Record<ArtId, readonly [number, string, string]>> = {
  h1: [8, '#8fe3ff', '#1c7df0'],
  h2: [6, '#ff9ab0', '#d81f52'],
  h3: [5, '#a8ffc0', '#109a54'],
  h4: [4, '#ffe08a', '#e07b12'],
  h5: [3, '#e0b8ff', '#7a2fd0'],
  coin: [40, '#fff3b0', '#d98a1e'],
  gift: [4, '#ffb0c8', '#c2185b'],
}

function drawSymbol(id: ArtId): HTMLCanvasElement {
  const [canvas, pen] = blank()
  pen.shadowColor = 'rgba(4, 2, 20, .65)'
  pen.shadowBlur = 14
  pen.shadowOffsetY = 8
  const letter = LETTERS[id]
  const jewel = JEWELS[id]
  if (letter) drawLetter(pen, ...letter)
  else if (jewel) drawJewel(pen, ...jewel)
  else drawStar(pen, id === 'wild' ? ['#fff3b0', '#ff9d1c', 5] : ['#ffd0f0', '#ff3d7f', 8])
  return canvas
}

function shade(pen: CanvasRenderingContext2D, light: string, deep: string): CanvasGradient {
  const gradient = pen.createLinearGradient(0, 40, 0, SIZE - 40)
  gradient.addColorStop(0, light)
  gradient.addColorStop(1, deep)
  return gradient
}

function drawLetter(pen: CanvasRenderingContext2D, text: string, light: string, deep: string, edge: string): void {
  pen.font = `900 ${text.length > 1 ? 150 : 186}px "Inter Variable", "Arial Black", system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = 22
  pen.strokeStyle = edge
  pen.strokeText(text, SIZE / 2, SIZE / 2 + 12)
  pen.shadowColor = 'transparent'
  pen.lineWidth = 9
  pen.strokeStyle = 'rgba(255, 255, 255, .9)'
  pen.strokeText(text, SIZE / 2, SIZE / 2 + 6)
  pen.fillStyle = shade(pen, light, deep)
  pen.fillText(text, SIZE / 2, SIZE / 2 + 6)
}

function polygon(pen: CanvasRenderingContext2D, sides: number, radius: (at: number) => number): void {
  pen.beginPath()
  for (let at = 0; at < sides; at++) {
    const angle = (at / sides) * 2 * Math.PI - Math.PI / 2
    pen.lineTo(SIZE / 2 + Math.cos(angle) * radius(at), SIZE / 2 + Math.sin(angle) * radius(at))
  }
  pen.closePath()
}

function drawJewel(pen: CanvasRenderingContext2D, sides: number, light: string, deep: string): void {
  polygon(pen, sides, () => 100)
  pen.fillStyle = shade(pen, light, deep)
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = 'rgba(255, 255, 255, .75)'
  pen.lineWidth = 6
  pen.stroke()
  polygon(pen, sides, () => 56)
  pen.fillStyle = 'rgba(255, 255, 255, .28)'
  pen.fill()
}

function drawStar(pen: CanvasRenderingContext2D, [light, deep, points]: [string, string, number]): void {
  polygon(pen, points * 2, (at) => (at % 2 ? 54 : 112))
  pen.fillStyle = shade(pen, light, deep)
  pen.lineJoin = 'round'
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = 'rgba(255, 255, 255, .85)'
  pen.lineWidth = 7
  pen.stroke()
}
