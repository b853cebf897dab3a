import { formatTag } from '../lib/i18n/locales'
import { useSite } from '../lib/page/site'

interface CoinsProps {
  readonly points: number
  /** Size of the coin, including some margin in the image. */
  readonly size?: 28 | 48
  readonly className?: string
  readonly text: string
}

/** A number of points with the brand's coin; `text` is for screen readers. */
export function Coins({ points, size = 28, className = '', text }: CoinsProps) {
  const { locale, brand } = useSite()
  return (
    <span className={`num inline-flex items-center gap-1 ${className}`}>
      <img
        src={`/media/art/1/${brand.coin ?? 'coin'}/64.webp`}
        alt=""
        width={size}
        height={size}
        className="-ml-1 shrink-0"
      />
      <span aria-hidden="true">{points.toLocaleString(formatTag(locale))}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
