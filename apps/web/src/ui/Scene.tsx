import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../lib/delivery'
import { useSite } from '../lib/page/site'
import { isSunDown } from './scene/isSunDown'
import { Planet } from './scene/Planet'

// Brands with a sea load it; until then, in a page that was not rendered on the server, the sky is empty.
const Sea = lazyPart(() => import('./scene/Sea'))

export interface SceneProps {
  seed: string
  width: number
  height: number
  /** Centre and size of the planet (or the sun), as fractions of width and height. */
  planet?: { readonly x: number; readonly y: number; readonly r: number }
  /** Replaces the brand's own glow (a CSS colour or token). */
  glow?: string
  from?: string
  className?: string
  children?: ReactNode
}

/**
 * The brand's scene in its colours: a dark planet with a lit limb, or the sun over the sea. For the background of
 * heroes, cards and popups. The sky is CSS, everything in it is SVG.
 */
export function Scene({
  seed,
  width,
  height,
  planet = { x: 0.8, y: 1.15, r: 0.7 },
  glow = 'var(--scene-glow)',
  from = 'var(--scene-from)',
  className = '',
  children,
}: SceneProps) {
  const { brand } = useSite()
  const art = { seed, width, height, planet, glow, from }
  const strength = brand.scene === 'sea' && isSunDown(planet) ? 0.4 : 1
  const mix = (part: number) => `color-mix(in srgb, ${glow} ${part * strength}%, transparent)`
  return (
    <div
      aria-hidden="true"
      className={`absolute inset-0 overflow-hidden ${className}`}
      style={{
        background: `radial-gradient(circle at ${planet.x * 100}% ${Math.min(planet.y * 70, 62)}%, ${mix(62)}, ${mix(20)} 26%, transparent 60%), linear-gradient(135deg, var(--scene-to), ${from})`,
      }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {brand.scene === 'sea' ? (
          <Suspense>
            <Sea {...art} />
          </Suspense>
        ) : (
          <Planet {...art} />
        )}
      </svg>
      {children}
    </div>
  )
}
