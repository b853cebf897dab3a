import { searchWords } from '../games/fold.ts'
import { mailboxOf } from './mailbox.ts'

/** The identifying details of a person. */
export interface Person {
  readonly email?: string | null | undefined
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  /** YYYY-MM-DD */
  readonly date_of_birth?: string | null | undefined
  readonly personal_id_number?: string | null | undefined
  /** Digests of the files of uploaded documents. */
  readonly documents?: readonly string[]
  /** The browser's fingerprint (AUTH-17). */
  readonly dfpc?: string | null | undefined
}

export const markKinds = ['email', 'name', 'birth', 'document', 'device'] as const
export type MarkKind = (typeof markKinds)[number]

/** One identifying detail of a person, normalised so that different spellings compare as equal. */
export interface Mark {
  readonly kind: MarkKind
  readonly value: string
}

/** In any order, with all names and with the first and the last alone. */
function namesOf(first: string, last: string): string[] {
  const [given, family] = [searchWords(first), searchWords(last)]
  const short = [given[0], family.at(-1)].filter((word) => word !== undefined)
  if (short.length < 2) return []
  return [...new Set([[...given, ...family], short].map((words) => words.toSorted().join(' ')))]
}

/** All marks of a person; none for details that are not known. */
export function marksOf(person: Person): Mark[] {
  const { email, first_name, last_name, date_of_birth, personal_id_number, documents = [], dfpc } = person
  const id = personal_id_number?.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  // A device is identified by the part before the dot.
  const device = dfpc?.split('.', 1)[0]?.toLowerCase()
  const values: Readonly<Record<MarkKind, readonly string[]>> = {
    email: email ? [mailboxOf(email)] : [],
    name: namesOf(first_name ?? '', last_name ?? ''),
    birth: date_of_birth ? [date_of_birth] : [],
    document: [...(id ? [`id ${id}`] : []), ...documents.map((digest) => `file ${digest}`)],
    device: device ? [device] : [],
  }
  return markKinds.flatMap((kind) => values[kind].map((value) => ({ kind, value })))
}

/**
 * Whether two accounts that share marks of these kinds belong to one person (decision 051). A mailbox or a document is
 * a person's own; a name, a birthday or a device is shared by many, two of them are not. Shared marks are a claim: only
 * proven ones may close an account (decision 114).
 */
export function isSamePerson(shared: readonly MarkKind[]): boolean {
  const has = (kind: MarkKind) => shared.includes(kind)
  if (has('email') || has('document')) return true
  return [has('name'), has('birth'), has('device')].filter(Boolean).length >= 2
}
