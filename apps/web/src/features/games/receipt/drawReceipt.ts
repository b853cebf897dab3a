import { emblemPath, leftHalf, leftRest, rightHalf, rightRest, waxPath } from './sealShape'
import type { ReceiptFacts } from './useReceiptFacts'

const width = 1080
const height = 1350
const margin = 84
const inner = width - 2 * margin
const mono = 'ui-monospace, SFMono-Regular, Menlo, monospace'

type Pen = CanvasRenderingContext2D

/** The receipt as a picture to share: PNG, 1080 by 1350. */
export async function drawReceipt(facts: ReceiptFacts): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser has no canvas')
  const theme = themeOf(document.documentElement)
  // The picture is drawn once: fonts that arrive later would be missing.
  const [art] = await Promise.all([
    loadArt(facts.art),
    loadFont(`700 72px ${theme.display}`, facts.won),
    loadFont(`600 32px ${theme.text}`, facts.title),
  ])
  drawGround(pen, facts, art, theme)
  drawSeal(pen, theme)
  drawTexts(pen, facts, theme)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/png',
    ),
  )
}

function themeOf(root: HTMLElement) {
  const style = getComputedStyle(root)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    ground: value('--bg'),
    paper: value('--surface-1'),
    line: value('--line-2'),
    ink: value('--text'),
    quiet: value('--text-2'),
    win: value('--win'),
    onWin: value('--on-win'),
    display: value('--font-display'),
    text: value('--font-text'),
  }
}
type Theme = ReturnType<typeof themeOf>

/**
 * Only the first family: `FontFaceSet.load` fails if one of them cannot load, and the fallbacks are fonts that a device may
 * lack.
 */
const loadFont = (font: string, text: string): Promise<unknown> =>
  document.fonts.load(font.split(',', 1)[0] ?? font, text).catch(() => {
    // The picture is drawn with the fonts that have loaded.
  })

/** Null without a picture, or if it does not load. */
async function loadArt(address: string): Promise<HTMLImageElement | null> {
  if (!address) return null
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => image,
    // The game's colours are shown instead.
    () => null,
  )
}

/** The game's art behind the head, fading into a sheet of paper with a perforated edge. */
function drawGround(pen: Pen, { colors }: ReceiptFacts, art: HTMLImageElement | null, theme: Theme): void {
  pen.fillStyle = theme.ground
  pen.fillRect(0, 0, width, height)
  const head = pen.createLinearGradient(0, 0, width, 520)
  for (const [index, colour] of colors.entries()) head.addColorStop(index / Math.max(1, colors.length - 1), colour)
  if (colors.length > 0) {
    pen.fillStyle = head
    pen.fillRect(0, 0, width, 560)
  }
  if (art) {
    const scale = width / art.naturalWidth
    pen.save()
    pen.beginPath()
    pen.rect(0, 0, width, 560)
    pen.clip()
    pen.filter = 'blur(18px)'
    pen.globalAlpha = 0.75
    pen.drawImage(art, -40, -240, art.naturalWidth * scale + 80, art.naturalHeight * scale + 80)
    pen.restore()
  }
  const shade = pen.createLinearGradient(0, 0, 0, 560)
  shade.addColorStop(0, 'rgb(0 0 0 / 0.25)')
  shade.addColorStop(1, theme.ground)
  pen.fillStyle = shade
  pen.fillRect(0, 0, width, 560)
  pen.fillStyle = theme.paper
  pen.beginPath()
  pen.roundRect(margin / 2, 330, width - margin, height - 330 - margin / 2, 40)
  pen.fill()
  pen.fillStyle = theme.ground
  for (const x of [margin / 2, width - margin / 2]) {
    pen.beginPath()
    pen.arc(x, 800, 26, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.strokeStyle = theme.line
  pen.lineWidth = 3
  pen.setLineDash([10, 14])
  pen.beginPath()
  pen.moveTo(margin + 10, 800)
  pen.lineTo(width - margin - 10, 800)
  pen.stroke()
  pen.setLineDash([])
}

function drawSeal(pen: Pen, theme: Theme): void {
  const side = 2.3
  pen.save()
  pen.translate(width / 2 - 60 * side, 330 - 60 * side)
  pen.scale(side, side)
  pen.fillStyle = theme.win
  pen.beginPath()
  pen.arc(60, 60, 30, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = theme.onWin
  pen.lineWidth = 7
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D('M46 61l10 10 19-21'))
  for (const [half, rest] of [
    [leftHalf, leftRest],
    [rightHalf, rightRest],
  ] as const) {
    pen.save()
    pen.translate(60 + rest.x, 60 + rest.y)
    pen.rotate((rest.turn * Math.PI) / 180)
    pen.translate(-60, -60)
    pen.clip(new Path2D(half))
    const wax = pen.createRadialGradient(43, 34, 0, 43, 34, 100)
    wax.addColorStop(0, '#ffe9a8')
    wax.addColorStop(0.38, '#f2bd3e')
    wax.addColorStop(0.78, '#b87716')
    wax.addColorStop(1, '#7d4a0c')
    pen.fillStyle = wax
    pen.fill(new Path2D(waxPath))
    pen.strokeStyle = 'rgb(125 74 12 / 0.55)'
    pen.lineWidth = 2
    pen.beginPath()
    pen.arc(60, 60, 39, 0, 2 * Math.PI)
    pen.stroke()
    pen.fillStyle = 'rgb(255 230 160 / 0.85)'
    pen.fill(new Path2D(emblemPath))
    pen.restore()
  }
  pen.restore()
}

function drawTexts(pen: Pen, facts: ReceiptFacts, theme: Theme): void {
  const centred = (text: string, y: number, font: string, colour: string) => {
    pen.textAlign = 'center'
    pen.font = font
    pen.fillStyle = colour
    pen.fillText(text, width / 2, y, inner)
  }
  centred(facts.brand, 110, `700 44px ${theme.display}`, '#fff')
  centred(facts.title, 552, `650 40px ${theme.text}`, theme.ink)
  centred(facts.won, 650, `700 84px ${theme.display}`, theme.win)
  centred(facts.times, 706, `400 32px ${theme.text}`, theme.quiet)
  centred(facts.time, 754, `400 26px ${theme.text}`, theme.quiet)
  let y = 862
  pen.textAlign = 'left'
  for (const { label, value } of facts.rows) {
    pen.font = `400 24px ${theme.text}`
    pen.fillStyle = theme.quiet
    pen.fillText(label, margin, y, inner)
    pen.font = `400 23px ${mono}`
    pen.fillStyle = theme.ink
    y += 34
    pen.fillText(value, margin, y, inner)
    y += 50
  }
  centred(facts.verdict, 1222, `650 34px ${theme.text}`, theme.win)
  centred(facts.hint, 1262, `400 24px ${theme.text}`, theme.quiet)
  centred(facts.url.replace(/^https?:\/\//, ''), 1294, `400 21px ${mono}`, theme.quiet)
}
