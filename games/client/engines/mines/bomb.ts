import { stampOf } from '../../scene/canvas.ts'

const SIZE = 96

/** A mine: a dark ball with a burning fuse. */
export function drawBomb(): HTMLCanvasElement {
  return stampOf(SIZE, SIZE, (pen) => {
    pen.translate(SIZE / 2, SIZE / 2 + 6)
    pen.fillStyle = 'rgba(4, 0, 20, .5)'
    pen.beginPath()
    pen.ellipse(0, 31, 25, 6, 0, 0, 7)
    pen.fill()
    pen.strokeStyle = '#c9a66b'
    pen.lineWidth = 5
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(11, -25)
    pen.bezierCurveTo(16, -40, 28, -38, 29, -28)
    pen.stroke()
    const iron = pen.createRadialGradient(-11, -11, 3, 0, 0, 31)
    iron.addColorStop(0, '#9aa0cf')
    iron.addColorStop(0.28, '#4a4d78')
    iron.addColorStop(0.7, '#20203c')
    iron.addColorStop(1, '#0b0a1a')
    pen.fillStyle = iron
    pen.beginPath()
    pen.arc(0, 2, 29, 0, 7)
    pen.fill()
    pen.fillStyle = '#3a3b62'
    pen.beginPath()
    pen.roundRect(2, -33, 17, 12, 3)
    pen.fill()
    const spark = pen.createRadialGradient(29, -29, 0, 29, -29, 16)
    spark.addColorStop(0, '#fffbe0')
    spark.addColorStop(0.3, '#ffc44d')
    spark.addColorStop(0.65, 'rgba(255, 90, 60, .7)')
    spark.addColorStop(1, 'rgba(255, 60, 90, 0)')
    pen.fillStyle = spark
    pen.fillRect(12, -46, 34, 34)
  })
}

/** The default picture of a safe tile, until the game's own pictures have loaded. */
export function drawGem(): HTMLCanvasElement {
  return stampOf(SIZE, SIZE, (pen) => {
    pen.translate(SIZE / 2, SIZE / 2)
    const facets: readonly (readonly [string, readonly (readonly [number, number])[]])[] = [
      [
        '#bff4ff',
        [
          [-18, -26],
          [18, -26],
          [10, -10],
          [-10, -10],
        ],
      ],
      [
        '#6fdcff',
        [
          [-18, -26],
          [-34, -8],
          [-10, -10],
        ],
      ],
      [
        '#4cc8f0',
        [
          [18, -26],
          [34, -8],
          [10, -10],
        ],
      ],
      [
        '#3aa8ea',
        [
          [-34, -8],
          [0, 34],
          [-10, -10],
        ],
      ],
      [
        '#7fe6ff',
        [
          [-10, -10],
          [10, -10],
          [0, 34],
        ],
      ],
      [
        '#2a86d8',
        [
          [34, -8],
          [0, 34],
          [10, -10],
        ],
      ],
    ]
    for (const [colour, corners] of facets) {
      pen.fillStyle = colour
      pen.beginPath()
      for (const [x, y] of corners) pen.lineTo(x, y)
      pen.closePath()
      pen.fill()
    }
  })
}
