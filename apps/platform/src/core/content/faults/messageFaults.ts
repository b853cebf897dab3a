import { formatTag } from '../formatTag.ts'
import type { ContentFault } from './contentFault.ts'
import { type MessageStructure, structureOf } from './messageStructure.ts'

/** The messages of a folder such as `messages/de`, by area and key. */
export interface MessageFolder {
  readonly folder: string
  readonly locale: string
  readonly areas: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Areas whose file cannot be read. */
  readonly unreadable: ReadonlySet<string>
  /** Contains only what differs from the language or the common texts: a region, a brand. */
  readonly isPart: boolean
}

type Found = Omit<ContentFault, 'file'> & { readonly folder: string; readonly area: string }
type Structures = ReadonlyMap<string, MessageStructure | string>

const partsOf = (structure: MessageStructure | string | undefined): string | undefined =>
  typeof structure === 'object' ? structure.parts.join(' ') : undefined

const shown = (parts: string): string => (parts === '' ? 'no placeholders' : parts)

/**
 * Faults of messages: broken ICU syntax, other placeholders or tags than the English message, plurals without a category
 * of the language, and missing or unused keys. If all translations agree against English, the English file is faulty.
 * `english` is the first folder.
 */
export function messageFaults(folders: readonly MessageFolder[]): ContentFault[] {
  const [english, ...others] = folders
  if (!english) return []
  const complete = others.filter(({ isPart }) => !isPart)
  const areas = new Set(folders.flatMap((each) => [...each.areas.keys(), ...each.unreadable]))
  const found = [...areas].flatMap((area) => {
    const read = (each: MessageFolder): Structures =>
      new Map([...(each.areas.get(area) ?? [])].map(([key, text]) => [key, structureOf(text)]))
    // Nothing to compare with.
    if (english.unreadable.has(area)) return folders.flatMap((each) => brokenIn(each.folder, area, read(each)))
    const base = read(english)
    const translations = complete.flatMap((each) => (each.areas.has(area) ? [{ ...each, messages: read(each) }] : []))
    const without = complete.filter((each) => !each.areas.has(area) && !each.unreadable.has(area))
    return [
      ...without.map(
        ({ folder }): Found => ({ folder, area, reason: 'is missing; English is shown', severity: 'warning' }),
      ),
      ...englishFaults(
        english.folder,
        area,
        base,
        translations.map(({ messages }) => messages),
      ),
      ...translations.flatMap((each) => translationFaults(each, area, base, translations)),
      ...others.filter(({ isPart }) => isPart).flatMap((each) => partFaults(each, area, base, read(each))),
    ]
  })
  return found.map(({ folder, area, ...fault }) => ({ file: `${folder}/${area}.json`, ...fault }))
}

const brokenIn = (folder: string, area: string, messages: Structures): Found[] =>
  [...messages].flatMap(([key, structure]) =>
    typeof structure === 'string' ? [{ folder, area, key, reason: structure, severity: 'error' as const }] : [],
  )

/** What all translations have instead; undefined if they do not agree, or there are fewer than two. */
function agreed(key: string, translations: readonly Structures[]): string | undefined {
  const [first, ...rest] = translations.map((messages) => partsOf(messages.get(key)))
  return first !== undefined && rest.length > 0 && rest.every((each) => each === first) ? first : undefined
}

function englishFaults(folder: string, area: string, base: Structures, translations: readonly Structures[]): Found[] {
  const fault = (key: string, reason: string): Found => ({ folder, area, key, reason, severity: 'error' })
  const dropped = [...(translations[0]?.keys() ?? [])].filter(
    (key) => !base.has(key) && agreed(key, translations) !== undefined,
  )
  return [
    ...dropped.map((key) => fault(key, 'is missing, but every translation has it')),
    ...[...base].flatMap(([key, structure]) => {
      if (typeof structure === 'string') return [fault(key, structure)]
      const theirs = agreed(key, translations)
      return theirs === undefined || theirs === partsOf(structure)
        ? []
        : [fault(key, `has ${shown(structure.parts.join(' '))}, but every translation has ${shown(theirs)}`)]
    }),
  ]
}

function translationFaults(
  { folder, locale, messages }: MessageFolder & { readonly messages: Structures },
  area: string,
  base: Structures,
  all: readonly { readonly messages: Structures }[],
): Found[] {
  const translations = all.map((each) => each.messages)
  const missing = [...base.keys()].filter((key) => !messages.has(key))
  const unused = [...messages.keys()].filter((key) => !base.has(key) && agreed(key, translations) === undefined)
  const isEnglishFault = (key: string): boolean => {
    const theirs = agreed(key, translations)
    return theirs !== undefined && theirs !== partsOf(base.get(key))
  }
  return [
    ...missing.map(
      (key): Found => ({ folder, area, key, reason: 'is missing; English is shown', severity: 'warning' }),
    ),
    ...unused.map(
      (key): Found => ({ folder, area, key, reason: 'is unused: English has no such text', severity: 'warning' }),
    ),
    ...comparedFaults({ folder, area, base, messages, locale }).filter(({ key = '' }) => !isEnglishFault(key)),
  ]
}

function partFaults({ folder, locale }: MessageFolder, area: string, base: Structures, messages: Structures): Found[] {
  const unknown = [...messages.keys()].filter((key) => !base.has(key))
  return [
    ...unknown.map(
      (key): Found => ({ folder, area, key, reason: 'overrides nothing: English has no such text', severity: 'error' }),
    ),
    ...comparedFaults({ folder, area, base, messages, locale }),
  ]
}

interface Compared {
  readonly folder: string
  readonly area: string
  readonly locale: string
  readonly base: Structures
  readonly messages: Structures
}

function comparedFaults({ folder, area, locale, base, messages }: Compared): Found[] {
  const categories = new Intl.PluralRules(formatTag(locale)).resolvedOptions().pluralCategories.toSorted().join(' ')
  const other = `messages/en/${area}.json`
  return [...messages].flatMap(([key, structure]): Found[] => {
    const fault = (reason: string): Found => ({ folder, area, key, reason, severity: 'error', other })
    if (typeof structure === 'string') return [fault(structure)]
    const english = base.get(key)
    const expected = partsOf(english)
    if (expected !== undefined && expected !== partsOf(structure))
      return [fault(`has ${shown(structure.parts.join(' '))}, but English has ${shown(expected)}`)]
    const wrong = structure.plurals.find((one) => one.toSorted().join(' ') !== categories)
    return wrong ? [fault(`a plural has the branches ${wrong.join(' ')}, but ${locale} needs ${categories}`)] : []
  })
}
