/** The area under a table on a phone: chips, the big button between its tools, and the figures. */
export interface Foot {
  /** Height of the row of chips. */
  readonly chips: number
  /** Height of the bar under it. */
  readonly bar: number
  /** Height of its figures. */
  readonly figures: number
  /** Size of the big button, and its middle from the lower edge. */
  readonly button: number
  readonly middle: number
}

const CHIPS = 54
const FIGURES = 36
/** Frames below this height need every pixel for rows that a finger hits. */
const COMPACT = { below: 560, chips: 48, figures: 32 } as const
const GAP = 4
const END = 6

/** The table needs the height more than its foot: on a small phone the button is as small as a finger allows. */
export function footOf(height: number): Foot {
  const button = height < 700 ? 52 : height < 900 ? 64 : 84
  const { chips, figures } = height < COMPACT.below ? COMPACT : { chips: CHIPS, figures: FIGURES }
  return { chips, figures, button, bar: GAP + button + GAP + figures + END, middle: END + figures + GAP + button / 2 }
}

/** Passes the foot of a portrait table to the bar's style; null in landscape. */
export function showFoot(element: HTMLElement, foot: Foot | null): void {
  element.classList.toggle('footed', foot !== null)
  if (!foot) return
  element.style.setProperty('--button-size', `${foot.button}px`)
  element.style.setProperty('--figures', `${foot.figures}px`)
  element.style.setProperty('--bar-gap', `${GAP}px`)
  element.style.setProperty('--bar-end', `${END}px`)
}
