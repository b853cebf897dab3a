import { useId } from 'react'

/** A small seeded generator, so that server and browser render the same stars. */
function generator(seed: string): () => number {
  let hash = 1779033703 ^ seed.length
  for (const letter of seed) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return (hash >>> 0) / 4294967296
  }
}

const starsOf = new Map<string, string>()

/**
 * All stars as one path of tiny squares: 1 kB of HTML instead of 70 elements. Sparse on the left, where the text is.
 */
function stars(seed: string, width: number, height: number): string {
  const key = `${seed} ${width} ${height}`
  let path = starsOf.get(key)
  if (path === undefined) {
    const random = generator(key)
    path = ''
    for (let index = 0; index < 60; index += 1) {
      const x = random() * width
      const y = random() * height
      if (x > width * 0.5 || random() < 0.35) path += `M${x.toFixed(0)} ${y.toFixed(0)}h1`
    }
    starsOf.set(key, path)
  }
  return path
}

export interface SceneArt {
  readonly seed: string
  readonly width: number
  readonly height: number
  /** Centre and size of the body in the sky, as fractions of width and height. */
  readonly planet: { readonly x: number; readonly y: number; readonly r: number }
  readonly glow: string
  readonly from: string
}

/** A dark planet with a lit limb, its orbits and the stars. */
export function Planet({ seed, width, height, planet, glow, from }: SceneArt) {
  const body = useId()
  const halo = useId()
  const cx = width * planet.x
  const cy = height * planet.y
  const r = height * planet.r
  return (
    <>
      <path d={stars(seed, width, height)} stroke="#fff" strokeWidth="1.2" opacity=".45" />
      <defs>
        <linearGradient id={body} x1=".4" y1="0" x2=".56" y2=".5">
          <stop stopColor={glow} stopOpacity=".78" />
          <stop offset=".16" stopColor={from} />
          <stop offset=".62" stopColor="var(--scene-body)" />
        </linearGradient>
        <radialGradient id={halo}>
          <stop offset=".84" stopColor={glow} stopOpacity=".5" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={cx} cy={cy} r={r * 1.16} fill={`url(#${halo})`} />
      <circle cx={cx} cy={cy} r={r} fill="var(--scene-body)" />
      <circle cx={cx} cy={cy} r={r} fill={`url(#${body})`} />
      <circle cx={cx} cy={cy} r={r} fill="none" stroke="var(--scene-limb)" strokeOpacity=".5" strokeWidth="1.5" />
      {[1.25, 1.6, 2.05].map((orbit, index) => (
        <ellipse
          key={orbit}
          cx={cx}
          cy={cy}
          rx={r * orbit * 1.05}
          ry={r * orbit * 0.9}
          fill="none"
          stroke="var(--scene-limb)"
          strokeOpacity={0.2 - 0.05 * index}
        />
      ))}
    </>
  )
}
