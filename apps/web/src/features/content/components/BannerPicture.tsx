import { firstPicture } from '../../../lib/delivery'

const widths = [390, 780, 752, 1504] as const

interface BannerPictureProps {
  /** Address without the width. */
  readonly art: string
  readonly sizes: string
  /** In the first viewport: loads at once. */
  readonly isFirst?: boolean
}

/** A banner image that fills its box; its left half is calm, for text. Its colours show until it has loaded. */
export function BannerPicture({ art, sizes, isFirst = false }: BannerPictureProps) {
  const srcSet = widths.map((width) => `${art}/${width}.avif ${width}w`).join(',')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={`${art}/780.webp`}
        alt=""
        width={752}
        height={336}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        elementtiming={isFirst ? firstPicture : undefined}
        className="size-full bg-linear-100 from-(--skeleton-a) to-(--skeleton-b) object-cover object-right"
      />
    </picture>
  )
}
