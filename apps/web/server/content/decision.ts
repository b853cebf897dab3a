import type { ContentFault } from '@apogee/platform/front'
import { itemAt } from '@apogee/rules/validation/required'

/** Versions of all files, by path below `content/`. */
export type Stamps = ReadonlyMap<string, string>

/** Which versions of the files are in force, and why others are not. */
export interface Decision {
  readonly accepted: Stamps
  /** Keys of faulty messages in files in force, by file. */
  readonly setAside: ReadonlyMap<string, ReadonlySet<string>>
  readonly faults: readonly ContentFault[]
  /** Faults of the files in force: they do not keep an edit of these files out. */
  readonly tolerated: ReadonlySet<string>
}

/** The same fault at another line is the same fault. */
export const faultId = ({ file, key, reason }: ContentFault): string => [file, key, reason].join('\n')

const isTranslation = (file: string): boolean => /(?:^|\/)messages\//.test(file) && !file.startsWith('messages/en/')

/** At a start there is no earlier version: everything is in force, and faulty messages show the text of the layer below. */
export function firstDecision(stamps: Stamps, faults: readonly ContentFault[]): Decision {
  return {
    accepted: stamps,
    setAside: keysOf(faults, isTranslation),
    faults,
    tolerated: new Set(faults.map(faultId)),
  }
}

/**
 * Accepts the edited files without a new fault. A file whose edit contradicts another file keeps its last version too:
 * the fault is that of the edit, in whichever of the two files it is found.
 */
export function nextDecision(last: Decision, stamps: Stamps, faults: readonly ContentFault[]): Decision {
  const edited = new Set([...stamps].flatMap(([file, stamp]) => (last.accepted.get(file) === stamp ? [] : [file])))
  const blamed = faults.flatMap((fault) => {
    if (fault.severity === 'warning' || last.tolerated.has(faultId(fault))) return []
    const file = [fault.file, fault.other].find((one) => one !== undefined && edited.has(one))
    return file === undefined ? [] : [{ file, fault }]
  })
  const rejected = new Set(blamed.map(({ file }) => file))
  const isBlamed = new Set(blamed.map(({ fault }) => fault))
  const accepted = new Map(
    [...stamps].flatMap(([file, stamp]) => {
      const version = rejected.has(file) ? last.accepted.get(file) : stamp
      return version === undefined ? [] : [[file, version] as const]
    }),
  )
  const kept = [...last.setAside].filter(([file]) => !edited.has(file) || rejected.has(file))
  const fresh = keysOf(faults, (file) => isTranslation(file) && edited.has(file) && !rejected.has(file))
  const ofRejected = [...last.tolerated].filter((id) => rejected.has(itemAt(id.split('\n'), 0)))
  return {
    accepted,
    setAside: new Map([...kept, ...fresh]),
    faults,
    tolerated: new Set([...ofRejected, ...faults.filter((fault) => !isBlamed.has(fault)).map(faultId)]),
  }
}

function keysOf(faults: readonly ContentFault[], isWanted: (file: string) => boolean): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { file, key, severity } of faults) {
    if (key === undefined || severity === 'warning' || !isWanted(file)) continue
    found.set(file, (found.get(file) ?? new Set()).add(key))
  }
  return found
}
