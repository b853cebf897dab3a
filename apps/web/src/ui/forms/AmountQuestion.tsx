import { useT } from '../../lib/i18n/TextsProvider'
import { Money } from '../Money'

interface AmountQuestionProps {
  readonly readings: readonly { readonly cents: number; readonly written: string }[]
  readonly currency: string
  /** Receives the chosen amount in the field's unambiguous format. */
  readonly onPick: (written: string) => void
}

/**
 * Lets the player choose between two meanings of a typed amount: "1.000" is one euro in one language and a thousand in
 * another.
 */
export function AmountQuestion({ readings, currency, onPick }: AmountQuestionProps) {
  const t = useT('common')
  return (
    <fieldset className="min-w-0" aria-live="polite">
      <legend className="mb-2 font-[550]">{t('money.which')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {readings.map(({ cents, written }) => (
          <button
            key={written}
            type="button"
            onClick={() => onPick(written)}
            className="num min-h-11 min-w-0 rounded-control bg-surface-2 px-3 py-2 font-semibold shadow-line no-tap hover:bg-surface-3"
          >
            <Money cents={cents} currency={currency} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
