import type { DialogEntry } from '../../lib/navigation/dialogs'

/** Puts the terms over everything except a support request; actions that close popups do not close them. */
export function withTerms(open: readonly DialogEntry[]): DialogEntry[] {
  const terms: DialogEntry = { name: 'terms', props: {}, key: 'terms' }
  const support = open.findIndex(({ name }) => name === 'support')
  return support < 0 ? [...open, terms] : [...open.slice(0, support), terms, ...open.slice(support)]
}
