import { Flame } from 'lucide-react'
import { useT } from '../../../lib/i18n/TextsProvider'
import type { Badge } from '../model'

/** Colours an operator can name; any other stands on the bar's own. */
const looks: Readonly<Record<string, string>> = {
  win: 'bg-win text-on-win',
  accent: 'bg-accent text-on-accent',
  gold: 'bg-warn text-on-win',
}

/** LOB-10: words on the art's free head, in the colours of their themes. */
export function TileBadges({ badges }: { readonly badges: readonly Badge[] }) {
  const t = useT('games')
  if (badges.length === 0) return null
  return (
    <span className="pointer-events-none absolute inset-x-1.5 top-1.5 flex flex-wrap gap-1 lg:inset-x-2 lg:top-2">
      {badges.map(({ type, theme }) => (
        <span
          key={type}
          className={`inline-flex h-5 items-center gap-1 rounded-full px-2 font-bold text-12 lg:h-6 ${looks[theme] ?? 'bg-bar text-text'}`}
        >
          {type === 'hot' && <Flame aria-hidden size={14} strokeWidth={2.25} />}
          {t(`badges.${type}`)}
        </span>
      ))}
    </span>
  )
}
