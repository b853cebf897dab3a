import {
  type ChangeEvent,
  type ChangeEventHandler,
  type Ref,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const seen = new WeakSet<Control>()

/**
 * Reports input from before a control's code was loaded: React takes over the element with its value but calls no
 * handler, so the form would send something else than it shows. `keep` returns what sets the value again; undefined for
 * an unused control. It must not change.
 *
 * Layout effects and their updates are complete before a press is delivered, so a press on the form's button that was
 * queued until now already finds the values.
 */
export function useEarly<C extends Control>(
  keep: (control: C) => (() => void) | undefined,
  onChange: ChangeEventHandler<C> | undefined,
  outer: Ref<C> | undefined,
): RefCallback<C> {
  const early = useRef<{ readonly control: C; readonly restore: () => void }>(null)
  const [isHeard, setIsHeard] = useState(false)
  useLayoutEffect(() => {
    if (!early.current) return
    // A form library listens to its fields only after this effect: report it in the next render, which follows at once.
    if (!isHeard) return setIsHeard(true)
    const { control, restore } = early.current
    early.current = null
    // A form library has set its own value by now.
    restore()
    // The properties of an event that handlers of a field read. React would ignore a real event, because the value has
    // not changed since it took over the element.
    onChange?.({ type: 'change', target: control, currentTarget: control } as ChangeEvent<C>)
  })
  return useCallback(
    (control: C | null) => {
      if (control && !seen.has(control)) {
        seen.add(control)
        const restore = keep(control)
        if (restore) early.current = { control, restore }
      }
      if (typeof outer === 'function') return outer(control)
      if (outer) outer.current = control
    },
    [keep, outer],
  )
}

/** {@link useEarly} for text fields and selects. */
export const useEarlyInput = <C extends Control>(
  onChange: ChangeEventHandler<C> | undefined,
  outer: Ref<C> | undefined,
): RefCallback<C> => useEarly(keepValue, onChange, outer)

function keepValue(control: Control): (() => void) | undefined {
  if (!differsFromMarkup(control)) return undefined
  const { value } = control
  return () => {
    if (control.value !== value) control.value = value
  }
}

/** Only the server's markup has the selected option; React sets it without an attribute. */
function differsFromMarkup(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const written = [...control.options].find((option) => option.defaultSelected)
  return written !== undefined && !written.selected
}
