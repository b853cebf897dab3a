import { type ReactNode, useId } from 'react'
import { cx } from '../classes'
import { useEarlyCheck } from './useEarlyCheck'

export interface SegmentedProps<V extends string> {
  label: string
  value: V
  options: readonly { readonly value: V; readonly label: ReactNode }[]
  onChange: (value: V) => void
  className?: string
}

/**
 * A choice of two to four short labels as one control: deposit or withdraw, real or demo. Arrow keys change it. Labels
 * that do not fit wrap to a second row.
 */
export function Segmented<V extends string>({ label, value, options, onChange, className }: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className={cx('flex min-w-0 flex-wrap rounded-control bg-bg p-1 shadow-line', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <Segment
          key={option.value}
          name={name}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
        >
          {option.label}
        </Segment>
      ))}
    </fieldset>
  )
}

interface SegmentProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Segment({ name, isChosen, onChoose, children }: SegmentProps) {
  const control = useEarlyCheck(onChoose)
  return (
    <label className="flex h-8 flex-auto cursor-pointer min-[22rem]:flex-1 items-center justify-center rounded-small px-0.5 font-[580] min-[22rem]:px-1.5 md:px-4 text-text-2 no-tap transition-colors duration-(--t-state) has-checked:bg-surface-3 has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-9">
      <input type="radio" ref={control} name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
