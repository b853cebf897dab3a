import { Minus, Plus } from 'lucide-react'
import { type ChangeEventHandler, useId } from 'react'
import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { useEarlyInput } from './useEarlyInput'

interface StepperProps {
  readonly label: string
  /** The reason for the maximum: "Up to 12 with your astrocoins". */
  readonly limit: string
  readonly less: string
  readonly more: string
  readonly count: number
  readonly max: number
  readonly onChange: (count: number) => void
}

/** CP-23: a quantity, between one and what a balance allows. Arrow keys change it, and a number can be typed. */
export function Stepper({ label, limit, less, more, count, max, onChange }: StepperProps) {
  const id = useId()
  const change: ChangeEventHandler<HTMLInputElement> = ({ target }) => onChange(target.valueAsNumber)
  const control = useEarlyInput(change, undefined)
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-[550] text-text-2">
          {label}
        </label>
        <span id={`${id}-most`} className="num text-12 text-text-2">
          {limit}
        </span>
      </div>
      <div className="flex items-center gap-2 rounded-card bg-surface-2 p-2 shadow-input">
        <IconButton label={less} className="bg-surface-3!" disabled={count <= 1} onClick={() => onChange(count - 1)}>
          <Icon of={Minus} />
        </IconButton>
        <input
          ref={control}
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          step={1}
          value={count}
          aria-describedby={`${id}-most`}
          onChange={change}
          onFocus={(event) => event.target.select()}
          className="num h-11 min-w-0 flex-1 rounded-control bg-transparent text-center text-20 font-[680] [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <IconButton label={more} className="bg-surface-3!" disabled={count >= max} onClick={() => onChange(count + 1)}>
          <Icon of={Plus} />
        </IconButton>
      </div>
    </div>
  )
}
