import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { useHref } from '../../../../lib/navigation/links'
import { useIsOnBreak } from '../../../profile/useIsOnBreak'
import type { ListCard as Kind } from '../../model'

interface ListCardProps {
  readonly kind: Kind
  /** The category whose list contains it. */
  readonly category: string
}

const cardStyle =
  'relative flex aspect-3/4 w-full flex-col items-center justify-center gap-1 overflow-hidden rounded-card bg-linear-160 p-2 text-center lg:gap-2 lg:p-3 no-tap transition-transform duration-(--t-enter) hover:scale-[1.02]'

/** A card among tiles: a random game (CONST-04), or an explanation of cashback. */
export function ListCard({ kind: planned, category }: ListCardProps) {
  // SAFE-02: no mention of cashback during a break.
  const kind = useIsOnBreak() ? 'random' : planned
  const t = useT('games')
  const href = useHref()
  const router = useRouter()
  const [isWaiting, setIsWaiting] = useState(false)
  const inside = (
    <>
      <img
        src={`/media/art/1/${kind === 'random' ? 'game-die' : 'money-with-wings'}/128.webp`}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        className={`size-10 shrink-0 lg:size-16 ${isWaiting ? 'animate-[spin_700ms_linear_infinite] motion-reduce:animate-none' : ''}`}
      />
      <span className="text-balance font-bold text-14 leading-tight">{t(`cards.${kind}.title`)}</span>
      <span className="max-w-full text-balance wrap-break-word hyphens-auto text-12 leading-4 text-light/85">
        {t(`cards.${kind}.text`)}
      </span>
    </>
  )
  if (kind === 'cashback')
    return (
      <a
        href={href('/promotions/cashback')}
        className={`${cardStyle} from-(--scene-glow)/40 to-(--scene-to) text-light`}
      >
        {inside}
      </a>
    )
  const open = () => {
    setIsWaiting(true)
    void import('../../playing/openRandom')
      .then(({ openRandom }) => openRandom(router, category))
      .finally(() => setIsWaiting(false))
  }
  return (
    <button
      type="button"
      aria-busy={isWaiting}
      onClick={open}
      className={`${cardStyle} from-(--scene-from) to-(--scene-to) text-light`}
    >
      {inside}
    </button>
  )
}
