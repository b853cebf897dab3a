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
 * Reports input from before the field's code was loaded: React takes over the element with its value but calls no
 * handler, so the form would send something else than it shows.
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
    // A form library has set its own value by now.
    if (control.value !== value) control.value = value
    // The properties of an event that handlers of a field read. React would ignore a real event, because the value has
    // not changed since it took over the element.
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

/** Only the server's markup has the selected option; React sets it without an attribute. */
function differsFromMarkup(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const written = [...control.options].find((option) => option.defaultSelected)
  return written !== undefined && !written.selected
}
