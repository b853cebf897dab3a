/** The area under a table on a phone: chips, the big button between its tools, and the figures. */
export interface Foot {
  /** Height of the row of chips. */
  readonly chips: number
  /** Height of the bar under it. */
  readonly bar: number
  /** Size of the big button, and its middle from the lower edge. */
  readonly button: number
  readonly middle: number
}

const CHIPS = 54
const FIGURES = 36
const GAP = 4
const END = 6

/** The table needs the height more than its foot: on a small phone the button is as small as a finger allows. */
export function footOf(height: number): Foot {
  const button = height < 700 ? 52 : height < 900 ? 64 : 84
  return { chips: CHIPS, button, bar: GAP + button + GAP + FIGURES + END, middle: END + FIGURES + GAP + button / 2 }
}

/** Passes the foot of a portrait table to the bar's style; null in landscape. */
export function showFoot(element: HTMLElement, foot: Foot | null): void {
  element.classList.toggle('footed', foot !== null)
  if (!foot) return
  element.style.setProperty('--button-size', `${foot.button}px`)
  element.style.setProperty('--figures', `${FIGURES}px`)
  element.style.setProperty('--bar-gap', `${GAP}px`)
  element.style.setProperty('--bar-end', `${END}px`)
}
