import { type Pen, stampOf } from '../../scene/canvas.ts'
import type { Ship } from './ship.ts'

/** The default ship, for games without one; on the ground it rests on its fins. */
export const ROCKET: Ship = {
  size: 1,
  draw: drawRocket,
  nozzles: [{ x: 0, y: 0.34, size: 1 }],
  turn: (heading) => heading ?? 0.6,
}

/** The brand's rocket, nose up, drawn once in a square of this size. */
function drawRocket(size: number): HTMLCanvasElement {
  return stampOf(size, size, (pen) => {
    pen.scale(size / 100, size / 100)
    pen.translate(50, 50)
    drawFins(pen)
    drawBody(pen)
    drawWindow(pen)
  })
}

const hot = (pen: Pen, x0: number, y0: number, x1: number, y1: number) => {
  const gradient = pen.createLinearGradient(x0, y0, x1, y1)
  gradient.addColorStop(0, '#ff8a4d')
  gradient.addColorStop(0.55, '#ff4f5e')
  gradient.addColorStop(1, '#c9205f')
  return gradient
}

function drawFins(pen: Pen): void {
  pen.fillStyle = hot(pen, 0, 6, 0, 42)
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(side * 13, 8)
    pen.quadraticCurveTo(side * 31, 16, side * 29, 41)
    pen.quadraticCurveTo(side * 20, 30, side * 11, 31)
    pen.closePath()
    pen.fill()
  }
  pen.fillStyle = '#4a3f73'
  pen.beginPath()
  pen.roundRect(-9, 29, 18, 8, 3)
  pen.fill()
}

function drawBody(pen: Pen): void {
  const metal = pen.createLinearGradient(-18, 0, 18, 0)
  metal.addColorStop(0, '#fdfcff')
  metal.addColorStop(0.38, '#f0ecff')
  metal.addColorStop(0.72, '#c3b9ea')
  metal.addColorStop(1, '#8577bd')
  pen.beginPath()
  pen.moveTo(0, -46)
  pen.bezierCurveTo(17, -30, 20, -6, 15, 31)
  pen.lineTo(-15, 31)
  pen.bezierCurveTo(-20, -6, -17, -30, 0, -46)
  pen.closePath()
  pen.fillStyle = metal
  pen.fill()
  pen.save()
  pen.clip()
  pen.fillStyle = hot(pen, 0, -46, 0, -22)
  pen.fillRect(-20, -47, 40, 20)
  pen.fillStyle = hot(pen, 0, 18, 0, 30)
  pen.fillRect(-20, 19, 40, 6)
  pen.fillStyle = 'rgba(40, 20, 90, .22)'
  pen.fillRect(7, -46, 16, 80)
  pen.restore()
  // The middle fin is in front of the body.
  pen.fillStyle = hot(pen, 0, 10, 0, 44)
  pen.beginPath()
  pen.moveTo(0, 12)
  pen.quadraticCurveTo(5, 26, 0, 43)
  pen.quadraticCurveTo(-5, 26, 0, 12)
  pen.fill()
}

function drawWindow(pen: Pen): void {
  pen.fillStyle = '#6d5fa8'
  pen.beginPath()
  pen.arc(0, -9, 9, 0, 7)
  pen.fill()
  const glass = pen.createRadialGradient(-3, -12, 1, 0, -9, 7)
  glass.addColorStop(0, '#e6fbff')
  glass.addColorStop(0.5, '#4cc8f0')
  glass.addColorStop(1, '#1b5f9e')
  pen.fillStyle = glass
  pen.beginPath()
  pen.arc(0, -9, 6.8, 0, 7)
  pen.fill()
}

/**
 * The flickering flame behind the rocket; `size` is the rocket's, drawn with the nozzle at the pen's origin, pointing
 * down.
 */
export function paintFlame(pen: Pen, size: number, now: number): void {
  const lick = 0.82 + 0.18 * Math.sin(now / 33) + 0.1 * Math.sin(now / 13)
  for (const [width, length, colour] of FLAMES) {
    const reach = size * length * lick
    const light = pen.createLinearGradient(0, 0, 0, reach)
    light.addColorStop(0, colour)
    light.addColorStop(1, 'rgba(255, 90, 60, 0)')
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(-size * width, 0)
    pen.quadraticCurveTo(-size * width * 0.9, reach * 0.5, 0, reach)
    pen.quadraticCurveTo(size * width * 0.9, reach * 0.5, size * width, 0)
    pen.fill()
  }
}

const FLAMES = [
  [0.13, 0.95, 'rgba(255, 110, 45, .75)'],
  [0.095, 0.62, 'rgba(255, 196, 77, .9)'],
  [0.05, 0.36, 'rgba(255, 252, 232, .95)'],
] as const
