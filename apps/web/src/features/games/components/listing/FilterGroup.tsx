import { useId } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { pillStyle } from '../../../../ui/pillStyle'

export interface Choice {
  readonly value: string
  readonly label: string
  /** The number of games this option would leave. */
  readonly count: number
  readonly isChosen: boolean
  readonly toggle: () => void
}

interface FilterGroupProps {
  readonly title: string
  readonly hint?: string
  readonly choices: readonly Choice[]
}

/** A group of related options; empty without any. */
export function FilterGroup({ title, hint, choices }: FilterGroupProps) {
  const id = useId()
  if (choices.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-[650] text-16">
        {title}
      </h3>
      {hint && <p className="mt-1 text-text-2">{hint}</p>}
      <Choices of={choices} className="mt-3" />
    </section>
  )
}

/** An option that leaves no games is disabled, unless it is selected. */
export function Choices({ of, className = '' }: { readonly of: readonly Choice[]; readonly className?: string }) {
  const t = useT('games')
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {of.map(({ value, label, count, isChosen, toggle }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isChosen}
          disabled={count === 0 && !isChosen}
          onClick={toggle}
          className={pillStyle({ on: isChosen, className: 'disabled:opacity-45' })}
        >
          {label}
          <span className={`num text-12 ${isChosen ? '' : 'text-text-3'}`}>{t('filters.figure', { count })}</span>
        </button>
      ))}
    </div>
  )
}
