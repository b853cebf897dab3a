import { Flame } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'

const looks: Record<string, string> = {
  new: 'bg-win text-on-win',
  exclusive: 'bg-accent text-on-accent',
}

/** LOB-10: one word on the art's free head; a type without a word of ours shows nothing. */
export function TileBadge({ type }: { readonly type: string }) {
  const t = useT('games')
  if (type !== 'new' && type !== 'exclusive' && type !== 'hot' && type !== 'early') return null
  return (
    <span
      className={`pointer-events-none absolute top-1.5 left-1.5 inline-flex h-5 items-center gap-1 rounded-full px-2 font-bold text-12 lg:top-2 lg:left-2 lg:h-6 ${looks[type] ?? 'bg-bar text-text'}`}
    >
      {type === 'hot' && <Flame aria-hidden size={14} strokeWidth={2.25} />}
      {t(`badges.${type}`)}
    </span>
  )
}
