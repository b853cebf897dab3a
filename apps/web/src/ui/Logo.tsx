import { useSite } from '../lib/site'

export interface LogoProps {
  /** Address of the mark; without one the brand's own. */
  src?: string
  /** Side of the mark in px. */
  size?: number
  /** Look of the word beside it. */
  word?: string
  /** Leaves the word out where there is no room for it: it wraps out of sight. */
  isTight?: boolean
}

/** The brand's mark and word. Put it in a link that is named by the brand. */
export function Logo({ src, size = 32, word = '', isTight = false }: LogoProps) {
  const { brand } = useSite()
  return (
    <span
      className={isTight ? 'flex h-7 flex-wrap items-center gap-x-2 overflow-hidden' : 'inline-flex items-center gap-2'}
    >
      <img src={src ?? `/icons/${brand.tokens}-mark.svg`} alt="" width={size} height={size} className="shrink-0" />
      <span className={`display text-16 tracking-[-0.035em] lowercase lg:text-20/6 ${word}`}>{brand.name}</span>
    </span>
  )
}
