import type { IconName } from '../ui/element.ts'
import type { HudState } from '../ui/hud.ts'

export interface TablePress {
  readonly label: string
  readonly icon: IconName
  /** With this amount of bets of the last round. */
  readonly repeatLabel: (amount: string) => string
  readonly money: (cents: number) => string
}

/** The big button of a table between rounds. Without a chip on the table a press stakes `repeatCents` again, if any. */
export function pressOf(repeatCents: number, { label, icon, repeatLabel, money }: TablePress) {
  const amount = repeatCents > 0 ? money(repeatCents) : null
  return {
    pressLabel: amount === null ? label : repeatLabel(amount),
    pressIcon: amount === null ? icon : 'again',
    figure: amount,
  } satisfies HudState
}
