import {
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
} from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const seen = new WeakSet<Control>()

/**
 * Reports what a visitor typed or chose before the field's code was there: React takes over the element with its value
 * but tells nobody, so the form would send something else than it shows.
 */
export function useEarlyInput<C extends Control>(
  onChange: ChangeEventHandler<C> | undefined,
  outer: Ref<C> | undefined,
): RefCallback<C> {
  const early = useRef<{ readonly control: C; readonly value: string }>(null)
  useEffect(() => {
    if (!early.current) return
    const { control, value } = early.current
    early.current = null
    // A form library has set its own value meanwhile.
    if (control.value !== value) control.value = value
    // What handlers of a field read of an event; a real one React would ignore, as the value is the one it found.
    onChange?.({ type: 'change', target: control, currentTarget: control } as ChangeEvent<C>)
  })
  return useCallback(
    (control: C | null) => {
      if (control && !seen.has(control)) {
        seen.add(control)
        if (differsFromMarkup(control)) early.current = { control, value: control.value }
      }
      if (typeof outer === 'function') return outer(control)
      if (outer) outer.current = control
    },
    [outer],
  )
}

/** Only the server's markup says which option is the selected one; React sets it without saying so. */
function differsFromMarkup(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const written = [...control.options].find((option) => option.defaultSelected)
  return written !== undefined && !written.selected
}
