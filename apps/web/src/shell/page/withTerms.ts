import type { DialogEntry } from '../../lib/navigation/dialogs'

/** A player who does not accept can only ask support, and withdraw their money. The platform allows no more. */
const isForLeaving = ({ name, props }: DialogEntry): boolean =>
  name === 'support' ||
  (name === 'cashbox' && 'step' in props && props.step === 'withdraw') ||
  (name === 'personalInfo' && 'context' in props && props.context === 'cashout')

/** Puts the terms over everything else; actions that close popups do not close them. */
export function withTerms(open: readonly DialogEntry[]): DialogEntry[] {
  const terms: DialogEntry = { name: 'terms', props: {}, key: 'terms' }
  const first = open.findIndex(isForLeaving)
  return first < 0 ? [...open, terms] : [...open.slice(0, first), terms, ...open.slice(first)]
}
