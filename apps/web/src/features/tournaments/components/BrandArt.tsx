import { Scene } from '../../../ui/Scene'

export interface BrandArtProps {
  readonly seed: string
  readonly isFirst: boolean
  readonly isHead: boolean
}

/** The default scene of the brand, with a cup. */
export default function BrandArt({ seed, isFirst, isHead }: BrandArtProps) {
  return (
    <Scene seed={seed} width={752} height={336} glow="var(--vip-gold)" planet={{ x: 0.82, y: 1.25, r: 0.75 }}>
      <img
        src="/media/art/1/trophy/256.webp"
        alt=""
        width={180}
        height={180}
        loading={isFirst ? 'eager' : 'lazy'}
        className={
          isHead
            ? 'absolute top-4 right-[8%] size-40 lg:top-1/2 lg:right-[12%] lg:size-64 lg:-translate-y-1/2'
            : 'absolute top-1/2 right-[12%] aspect-square h-3/5 w-auto -translate-y-1/2'
        }
      />
    </Scene>
  )
}
