import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../../lib/i18n/TextsProvider'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'

interface StepperProps {
  readonly count: number
  readonly most: number
  readonly onChange: (count: number) => void
}

/** CP-23: the quantity, between one and what the balance allows. Arrow keys change it, and a number can be typed. */
export function Stepper({ count, most, onChange }: StepperProps) {
  const t = useT('loyalty')
  const id = useId()
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-[550] text-text-2">
          {t('exchange.howMany')}
        </label>
        <span id={`${id}-most`} className="num text-12 text-text-2">
          {t('exchange.upTo', { count: most })}
        </span>
      </div>
      <div className="flex items-center gap-2 rounded-card bg-surface-2 p-2 shadow-input">
        <IconButton
          label={t('exchange.less')}
          className="bg-surface-3!"
          disabled={count <= 1}
          onClick={() => onChange(count - 1)}
        >
          <Icon of={Minus} />
        </IconButton>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          value={count}
          aria-describedby={`${id}-most`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onFocus={(event) => event.target.select()}
          className="num h-11 min-w-0 flex-1 rounded-control bg-transparent text-center text-20 font-[680] [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <IconButton
          label={t('exchange.more')}
          className="bg-surface-3!"
          disabled={count >= most}
          onClick={() => onChange(count + 1)}
        >
          <Icon of={Plus} />
        </IconButton>
      </div>
    </div>
  )
}
