import type { ChangeEventHandler, Ref, RefCallback } from 'react'
import { useEarly } from './useEarlyInput'

/** {@link useEarly} for switches, checkboxes, radio buttons and file choosers. */
export const useEarlyCheck = (
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
  outer?: Ref<HTMLInputElement>,
): RefCallback<HTMLInputElement> => useEarly(keepChoice, onChange, outer)

function keepChoice(control: HTMLInputElement): (() => void) | undefined {
  const { type, checked, defaultChecked, files } = control
  if (type === 'file') return files?.length ? () => undefined : undefined
  // In a group of radio buttons, only the chosen one reports.
  if (checked === defaultChecked || !(checked || type === 'checkbox')) return undefined
  return () => {
    control.checked = checked
  }
}
