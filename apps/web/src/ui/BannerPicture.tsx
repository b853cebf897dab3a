import { escapeHtml, insertedHtml } from '../lib/browser/insertedHtml'
import { firstPicture } from '../lib/delivery'

const widths = [390, 780, 752, 1504] as const

/** The sizes in which the media service has a banner. */
export const bannerSrcSet = (image: string): string =>
  widths.map((width) => `${image}/${width}.avif ${width}w`).join(',')

interface BannerPictureProps {
  /** Address of the banner, without a size. */
  readonly image: string
  readonly sizes: string
  /** In the first view: loads at once. */
  readonly isFirst: boolean
  readonly className?: string
}

/** Fills its box; the left half of the picture is calm, for text. */
const filling = 'size-full bg-linear-100 from-(--skeleton-a) to-(--skeleton-b) object-cover object-right'

/** The picture of a banner; `className` replaces its place and the colours that show until it has loaded. */
export const BannerPicture = (props: BannerPictureProps) => <picture {...insertedHtml(insideOf(props))} />

function insideOf({ image, sizes, isFirst, className = filling }: BannerPictureProps): string {
  const first = isFirst ? `fetchpriority="high" elementtiming="${firstPicture}"` : 'loading="lazy" fetchpriority="low"'
  return `<source type="image/avif" srcset="${escapeHtml(bannerSrcSet(image))}" sizes="${escapeHtml(sizes)}"><img src="${escapeHtml(image)}/780.webp" alt="" width="752" height="400" ${first} decoding="async" class="${escapeHtml(className)}">`
}
