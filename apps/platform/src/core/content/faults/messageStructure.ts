import compile from 'icu-minify/compile'

// icu-minify's numbers for the kinds of placeholders.
const select = 1
const plural = 2
const ordinal = 3

/** The structure a translation must share with the English message, and what depends on its language. */
export interface MessageStructure {
  /** Placeholders with their kinds, tags, and branches of selects. */
  readonly parts: readonly string[]
  /** The plural categories of each plural. */
  readonly plurals: readonly (readonly string[])[]
}

const reasons: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a closing } is missing',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'a branch of a plural has no text in { }',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'a branch of a select has no text in { }',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'a quote is not closed',
  UNCLOSED_TAG: 'a tag is not closed',
  UNMATCHED_CLOSING_TAG: 'a closing tag has no opening one',
  INVALID_TAG: 'a tag is malformed',
  MISSING_OTHER_CLAUSE: 'a plural or select has no branch "other"',
  INVALID_ARGUMENT_TYPE: 'a placeholder has an unknown type',
  EMPTY_ARGUMENT: 'a placeholder has no name',
  MALFORMED_ARGUMENT: 'a placeholder is malformed',
}

/** The structure of an ICU message, or the reason why it is not one. */
export function structureOf(message: string): MessageStructure | string {
  let compiled: unknown
  try {
    compiled = compile(message)
  } catch (error) {
    const { message: code } = error as Error
    return reasons[code] ?? `not an ICU message (${code.toLowerCase().replaceAll('_', ' ')})`
  }
  const parts = new Set<string>()
  const plurals: string[][] = []
  let hasBrace = false
  // A text, or the list of its parts: texts, 0 for "#", and [name, kind, ...] or [tag, ...parts].
  const visit = (found: unknown): void => {
    if (typeof found === 'string' && /[{}]/.test(found)) hasBrace = true
    if (!Array.isArray(found)) return
    for (const part of found as unknown[])
      if (Array.isArray(part)) visitPart(part as [string, ...unknown[]])
      else visit(part)
  }
  const visitPart = ([name, ...rest]: [string, ...unknown[]]): void => {
    const [kind, branches = {}] = rest as [unknown, Record<string, unknown> | undefined]
    if (rest.length > 0 && (typeof kind !== 'number' || kind === 0)) {
      parts.add(`<${name}>`)
      visit(rest)
      return
    }
    // A plural that shows no number only inflects a word; an abbreviation is not inflected.
    const onlyInflects = kind === plural && !/[[,:]0[,\]}]/.test(JSON.stringify(branches))
    if (!onlyInflects) parts.add(`{${name}${kind === undefined ? '' : `, ${kindNames[kind as number] ?? kind}`}}`)
    if (kind === select) for (const branch of Object.keys(branches)) parts.add(`{${name}: ${branch}}`)
    if (kind === plural || kind === ordinal) plurals.push(Object.keys(branches).filter((one) => !one.startsWith('=')))
    if (kind === select || kind === plural || kind === ordinal) Object.values(branches).forEach(visit)
  }
  visit(compiled)
  return hasBrace ? 'a brace has no partner' : { parts: [...parts].sort(), plurals }
}

const kindNames: Readonly<Record<number, string>> = { [select]: 'select', [plural]: 'plural', [ordinal]: 'ordinal' }
