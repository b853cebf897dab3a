import { useSite } from '../lib/page/site'

export interface LogoProps {
  /** Address of the logo image; the brand's own by default. */
  src?: string
  /** Size of the image in px. */
  size?: number
  /** Class names of the brand name next to it. */
  nameClass?: string
  /** Hides the name where it does not fit: it wraps out of sight. */
  isTight?: boolean
}

/** The brand's logo image and name. Put it in a link labelled with the brand. */
export function Logo({ src, size = 32, nameClass = '', isTight = false }: LogoProps) {
  const { brand } = useSite()
  return (
    <span
      className={isTight ? 'flex h-7 flex-wrap items-center gap-x-2 overflow-hidden' : 'inline-flex items-center gap-2'}
    >
      <img src={src ?? `/icons/${brand.tokens}-mark.svg`} alt="" width={size} height={size} className="shrink-0" />
      <span className={`display text-16 tracking-[-0.035em] lowercase lg:text-20/6 ${nameClass}`}>{brand.name}</span>
    </span>
  )
}
