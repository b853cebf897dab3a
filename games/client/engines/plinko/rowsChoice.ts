import type { Rows } from '../../../engines/plinko/boards.ts'
import type { Texts } from '../../../messages.ts'
import { type Segment, segment, stepper } from '../../board/options.ts'

/** Up to this many row counts are shown side by side; more are stepped through. */
const MAX_BESIDE = 3

export function rowsChoice(
  engineTexts: Texts<'plinko'>,
  all: readonly Rows[],
  opening: Rows,
  changed: () => void,
): Segment<Rows> {
  if (all.length <= MAX_BESIDE) {
    const choices = all.map((value) => ({ value, label: String(value) }))
    return segment(engineTexts('rows'), choices, opening, changed)
  }
  let chosen = opening
  let isOn = true
  const names = { lower: engineTexts('fewerRows'), raise: engineTexts('moreRows') }
  const choice = stepper(engineTexts('rows'), names, (by) => {
    const next = all[all.indexOf(chosen) + by]
    if (!isOn || next === undefined) return
    chosen = next
    show()
    changed()
  })
  const show = () =>
    choice.show(String(chosen), { lower: isOn && chosen !== all[0], raise: isOn && chosen !== all.at(-1) })
  show()
  return {
    element: choice.element,
    value: () => chosen,
    set: (value) => {
      chosen = value
      show()
    },
    enable: (on) => {
      isOn = on
      show()
    },
  }
}
