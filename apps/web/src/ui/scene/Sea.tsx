import { useId } from 'react'
import { isSunDown } from './isSunDown'
import type { SceneArt } from './Planet'

/**
 * Wave by wave towards the viewer: its start between waterline and bottom, its height, count and darkness (percent).
 */
const waves = [
  { at: 0, height: 2, count: 9, dark: 20 },
  { at: 0.2, height: 5, count: 7, dark: 45 },
  { at: 0.46, height: 8, count: 5, dark: 65 },
  { at: 0.76, height: 11, count: 4, dark: 85 },
] as const

const swell = (width: number, y: number, height: number, count: number): string => {
  const half = width / count / 2
  return `M${-half} ${y}q${half / 2} ${-height * 2} ${half} 0${`t${half} 0`.repeat(count * 2 + 1)}`
}

/** The sun setting over the sea, with its light on the water. */
export default function Sea({ width, height, planet, glow, from }: SceneArt) {
  const sun = useId()
  const halo = useId()
  const cx = width * planet.x
  // A body whose centre is below the image is low in the sky; one in the middle has the water below it.
  const line = height * Math.min(planet.y + planet.r * 0.45, 0.7)
  // Waves are no higher in a tall image, and fewer in a narrow one.
  const tall = Math.min(height, 320) / 320
  const many = Math.max(0.35, Math.min(width / 900, 1))
  const r = Math.min(height * planet.r * 0.62, height * 0.44, width * 0.3)
  const isDown = isSunDown(planet)
  return (
    <>
      <defs>
        <linearGradient id={sun} x2="0" y2="1">
          <stop stopColor="var(--scene-limb)" />
          <stop offset=".6" stopColor={glow} />
        </linearGradient>
        <radialGradient id={halo}>
          <stop offset=".3" stopColor={glow} stopOpacity=".55" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={cx} cy={line} r={r * 1.9} fill={`url(#${halo})`} opacity={isDown ? 0.25 : 1} />
      {!isDown && <circle cx={cx} cy={line} r={r} fill={`url(#${sun})`} />}
      {waves.map(({ at, height: high, count, dark }) => (
        <path
          key={at}
          d={`${swell(width, line + (height - line) * at, high * tall, Math.round(count * many))}V${height}H0z`}
          fill={`color-mix(in srgb, var(--scene-body) ${dark}%, ${from})`}
          stroke="var(--scene-limb)"
          strokeOpacity=".16"
        />
      ))}
      {[0.1, 0.28, 0.42, 0.6].map((at) => (
        <path
          key={at}
          d={`M${cx - r * (0.7 - at)} ${line + Math.min(height - line, r) * at + 3}h${r * (1.4 - 2 * at)}`}
          stroke={glow}
          strokeOpacity={0.55 - at * 0.5}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      ))}
    </>
  )
}
