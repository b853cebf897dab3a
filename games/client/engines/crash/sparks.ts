import type { Pen } from '../../scene/canvas.ts'

interface Spark {
  x: number
  y: number
  vx: number
  vy: number
  age: number
  readonly lasts: number
  readonly size: number
  readonly hue: number
}

/** Embers of the engine and of the explosion, in the pen's pixels; each expires after its lifetime. */
export function createSparks() {
  let all: Spark[] = []
  const add = (x: number, y: number, angle: number, speed: number, lasts: number, size: number, hue: number) => {
    all.push({ x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, age: 0, lasts, size, hue })
  }
  return {
    clear: () => {
      all = []
    },
    trail: (x: number, y: number, angle: number, scale: number) =>
      add(
        x,
        y,
        angle + (Math.random() - 0.5) * 0.7,
        (60 + Math.random() * 90) * scale,
        0.5 + Math.random() * 0.5,
        (1 + Math.random() * 2.4) * scale,
        18 + Math.random() * 30,
      ),
    burst: (x: number, y: number, scale: number) => {
      for (let at = 0; at < 110; at++)
        add(
          x,
          y,
          Math.random() * 7,
          (40 + Math.random() ** 2 * 420) * scale,
          0.5 + Math.random() * 0.9,
          (1.2 + Math.random() * 3.6) * scale,
          8 + Math.random() * 40,
        )
    },
    /** Moves and draws them as light; returns whether any is left. */
    paint: (pen: Pen, seconds: number): boolean => {
      all = all.filter((spark) => spark.age < spark.lasts)
      pen.globalCompositeOperation = 'lighter'
      for (const spark of all) {
        spark.age += seconds
        spark.vx *= 1 - 1.6 * seconds
        spark.vy = spark.vy * (1 - 1.6 * seconds) + 90 * seconds
        spark.x += spark.vx * seconds
        spark.y += spark.vy * seconds
        const left = Math.max(0, 1 - spark.age / spark.lasts)
        pen.fillStyle = `hsl(${spark.hue} 100% ${45 + left * 30}% / ${left})`
        pen.beginPath()
        pen.arc(spark.x, spark.y, spark.size * (0.4 + left * 0.6), 0, 7)
        pen.fill()
      }
      pen.globalCompositeOperation = 'source-over'
      return all.length > 0
    },
  }
}
