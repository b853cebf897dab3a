import { type RefObject, useId } from 'react'
import { imageAt } from '../model'
import { BoxLayerImage } from './BoxLayerImage'
import { sparkPaths } from './BoxStage'
import type { useLidPull } from './useLidPull'

interface BoxShowProps {
  readonly plan: string
  /** The colour of its light. */
  readonly glow: string
  readonly root: RefObject<HTMLDivElement | null>
  readonly hand: ReturnType<typeof useLidPull>
  readonly isFree: boolean
  /** The illustration of the prize, once that is known. */
  readonly prize: string | undefined
}

/** The box on its stage. The parts that `BoxStage` moves are separate layers, rendered here in their idle position. */
export function BoxShow({ plan, glow, root, hand, isFree, prize }: BoxShowProps) {
  return (
    <div
      ref={root}
      aria-hidden="true"
      className={`relative mx-auto aspect-square w-[min(82vw,26rem,60dvh-6rem)] touch-none select-none ${isFree ? 'cursor-grab active:cursor-grabbing' : ''}`}
      style={{ '--own': glow }}
      {...hand}
    >
      <span className="absolute inset-x-[8%] bottom-[2%] h-[18%] bg-[radial-gradient(closest-side,var(--shadow-color),transparent)]" />
      <span
        data-part="beams"
        className="pointer-events-none absolute -inset-x-[40%] -top-[62%] bottom-[42%] origin-bottom opacity-0 will-change-[transform,opacity]"
      >
        <Beams />
      </span>
      <div data-part="box" className="absolute inset-0 origin-[50%_86%] will-change-transform">
        <BoxLayerImage plan={plan} layer="inside" />
        <span
          data-part="glow"
          className="absolute inset-x-[16%] top-[26%] h-[34%] bg-[radial-gradient(closest-side,var(--light),var(--own)_45%,transparent)] opacity-0 will-change-[opacity]"
        />
        <span data-part="prize" className="absolute inset-[31%] opacity-0 will-change-[transform,opacity]">
          {prize && <img src={imageAt(prize, 256)} alt="" width={192} height={192} className="size-full" />}
        </span>
        <BoxLayerImage plan={plan} layer="front" />
        <BoxLayerImage plan={plan} layer="lid" part="lid" className="will-change-[transform,opacity]" />
        <BoxLayerImage plan={plan} layer="light" part="light" className="opacity-0 will-change-[opacity]" />
      </div>
      <span
        data-part="flash"
        className="pointer-events-none absolute inset-0 bg-[radial-gradient(closest-side,var(--light),var(--own)_40%,transparent)] opacity-0 will-change-[transform,opacity]"
      />
      <span className="pointer-events-none absolute top-[42%] left-1/2">
        {sparkPaths.map(({ x, size }, nth) => (
          <span
            key={x}
            data-part="spark"
            className="absolute rounded-full opacity-0 will-change-[transform,opacity]"
            style={{ width: size, height: size, background: sparkColors[nth % sparkColors.length] }}
          />
        ))}
      </span>
    </div>
  )
}

const sparkColors = ['var(--light)', 'var(--own)', 'var(--vip-star)']

const beams = Array.from({ length: 9 }, (_, index) => -64 + index * 16)

/** Light that fans out of the open box and fades with the distance. */
function Beams() {
  const id = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax meet"
      className="size-full overflow-visible"
    >
      <defs>
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="200" cy="300" r="250">
          <stop offset=".1" stopColor="var(--own)" stopOpacity=".7" />
          <stop offset="1" stopColor="var(--own)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {beams.map((turn, index) => (
        <path
          key={turn}
          d={index % 2 === 0 ? 'M200 300L178 0H222Z' : 'M200 300L189 20H211Z'}
          fill={`url(#${id})`}
          transform={`rotate(${turn} 200 300)`}
        />
      ))}
    </svg>
  )
}
