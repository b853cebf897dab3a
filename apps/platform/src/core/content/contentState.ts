import { join } from 'node:path'
import { type ContentFault, formatFault } from './faults/contentFault.ts'

/** The result of validating `content/` in this process. */
export interface ContentState {
  /** Stamps of the files in force, by path below `content/`. A version of a file with another stamp is not used. */
  readonly accepted: ReadonlyMap<string, string>
  /** Keys of messages in files in force that are faulty, by file: the text of the layer below is used instead. */
  readonly setAside: ReadonlyMap<string, ReadonlySet<string>>
  /** Everything that is wrong with the files as they are now. */
  readonly faults: readonly ContentFault[]
}

let state: ContentState | undefined
let generation = 0

/** Puts the result of a validation in force; undefined (tests, scripts): every version of a file is used. */
export function publishContentState(next: ContentState | undefined): void {
  state = next
  generation += 1
}

/** Whether this process watches the files: a version that is not in force yet changes nothing before a validation. */
export const isContentWatched = (): boolean => state !== undefined

/** Changes with each validation: readers look at their files again. */
export const contentGeneration = (): number => generation

/** Whether this version of a file may be used. Files outside of `content/` are not validated. */
export const isAccepted = (file: string, stamp: string): boolean =>
  state === undefined || file.startsWith('..') || state.accepted.get(file) === stamp

const noKeys: ReadonlySet<string> = new Set()

/** Keys of messages of a file that must not be shown. */
export const keysSetAside = (folder: string, name: string): ReadonlySet<string> =>
  state?.setAside.get(join(folder, `${name}.json`)) ?? noKeys

/** Changes when other messages are set aside. */
export const messagesSetAside = (): unknown => state?.setAside

/** The log has all of them. */
const maxListed = 20

/** Why the content in force is not that of the files, as sentences; undefined if it is. Warnings do not count. */
export function contentFaultsNow(): string[] | undefined {
  const faults = (state?.faults ?? []).filter(({ severity }) => severity !== 'warning')
  return faults.length > 0 ? faults.slice(0, maxListed).map(formatFault) : undefined
}
