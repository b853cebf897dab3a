import {
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
} from 'react'

const seen = new WeakSet<HTMLInputElement>()

/**
 * As {@link useEarlyInput} for switches, checkboxes, radio buttons and file choosers: reports presses and choices from
 * before the control's code was loaded.
 */
export function useEarlyCheck(
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
  outer?: Ref<HTMLInputElement>,
): RefCallback<HTMLInputElement> {
  const early = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const control = early.current
    if (!control) return
    early.current = null
    // A form library has set its own value by now.
    if (control.type !== 'file') control.checked = !control.defaultChecked
    onChange?.({ type: 'change', target: control, currentTarget: control } as ChangeEvent<HTMLInputElement>)
  })
  return useCallback(
    (control: HTMLInputElement | null) => {
      if (control && !seen.has(control)) {
        seen.add(control)
        if (isUsed(control)) early.current = control
      }
      if (typeof outer === 'function') return outer(control)
      if (outer) outer.current = control
    },
    [outer],
  )
}

/** In a group of radio buttons, only the chosen one reports. */
function isUsed({ type, checked, defaultChecked, files }: HTMLInputElement): boolean {
  if (type === 'file') return Boolean(files?.length)
  return checked !== defaultChecked && (checked || type === 'checkbox')
}
