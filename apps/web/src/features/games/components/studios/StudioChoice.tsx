import { useId, useState } from 'react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import { Button } from '../../../../ui/Button'
import { choicesOf } from '../../listing/listing'
import { searchNames } from '../../listing/searchNames'
import { Choices } from '../listing/FilterGroup'
import { StudioSearch } from './StudioSearch'

interface StudioChoiceProps {
  readonly studios: ReadonlyMap<string, string>
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly chosen: readonly string[]
  readonly onToggle: (id: string) => void
}

/** The largest studios are offered at first; the others can be searched for or expanded. */
const shownFirst = 18

export function StudioChoice({ studios, counts, chosen, onToggle }: StudioChoiceProps) {
  const t = useT('games')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const all = choicesOf(counts, chosen).map(({ value, count }) => ({
    value,
    count,
    label: studios.get(value) ?? value,
    isChosen: chosen.includes(value),
    toggle: () => onToggle(value),
  }))
  const found = typed.trim() ? searchNames(all, ({ label }) => label)(typed) : all
  // Selected studios stay visible, even small ones.
  const shown = isWhole || typed.trim() ? found : found.filter(({ isChosen }, at) => at < shownFirst || isChosen)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-[650] text-16">
        {t('filters.studio')}
      </h3>
      <StudioSearch value={typed} onChange={setTyped} className="mt-3 h-11!" />
      <Choices of={shown} className="mt-3" />
      {shown.length === 0 && counts && <p className="text-text-2">{t('studios.none', { text: typed.trim() })}</p>}
      {shown.length < found.length && (
        <Button tone="plain" className="mt-2" onClick={() => setIsWhole(true)}>
          {t('rows.allProviders', { count: found.length })}
        </Button>
      )}
    </section>
  )
}
