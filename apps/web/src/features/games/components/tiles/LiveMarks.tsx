import { useT } from '../../../../lib/i18n/TextsProvider'
import type { LiveTable } from '../../listing/liveTablesQuery'

type Mark = LiveTable['last'][number]

const tones: Readonly<Record<Mark['tone'], string>> = {
  red: 'bg-(--mark-red) text-light',
  black: 'bg-(--mark-black) text-light',
  green: 'bg-(--mark-green) text-light',
  blue: 'bg-(--mark-blue) text-light',
  amber: 'bg-(--mark-amber) text-light',
  pink: 'bg-(--mark-pink) text-light',
  gold: 'bg-(--mark-gold) text-on-win',
}

/** A live table's recent results, the newest first; those that do not fit are hidden. */
export function LiveMarks({ last, className = '' }: { readonly last: readonly Mark[]; readonly className?: string }) {
  const t = useT('games')
  if (last.length === 0) return null
  return (
    <span className={`flex h-5 flex-wrap gap-1 overflow-hidden ${className}`}>
      <span className="sr-only">{t('tile.liveLast', { numbers: last.map(({ text }) => text).join(', ') })}</span>
      {/* Without an item before it, the first result would be cut where it does not fit. */}
      <span className="-mr-1 h-5" />
      {last.map(({ text, tone }, index) => (
        <b
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may occur twice; its position identifies it
          key={index}
          aria-hidden="true"
          className={`num grid h-5 min-w-5 place-items-center rounded-full px-1 text-12 shadow-[inset_0_0_0_1px_var(--line-2)] ${tones[tone]}`}
        >
          {text}
        </b>
      ))}
    </span>
  )
}
