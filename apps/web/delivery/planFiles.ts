/** A moment at which code loads: a page, a dialog, the first use of the page. */
export interface Moment {
  /** How often it occurs, in relation to the visit of one page. */
  readonly weight: number
  /** How many bytes may load at this moment without need, for fewer requests. */
  readonly maxUnneeded: number
}

export interface Module {
  readonly id: string
  readonly bytes: number
  readonly moments: ReadonlySet<Moment>
  readonly imports: readonly string[]
}

interface File {
  readonly bytes: number
  readonly ids: readonly string[]
  /** The moments at which it loads: at those of every file that imports it. */
  readonly moments: Set<Moment>
}

interface Pair {
  readonly a: File
  readonly b: File
  savedBytes: number
}

/** A request costs as much as this many bytes. Some 300 of them are real: a small file is compressed less well. */
const requestBytes = 2_500

/**
 * Distributes modules to files: those that load at the same moments share a file, and files are merged while the
 * requests that this saves are worth more than the bytes that some moments then load without need.
 */
export function planFiles(modules: readonly Module[]): ReadonlyMap<string, string> {
  const files = new Files(modules)
  let pairs = files.all.flatMap((file, index) => files.pairsOf(file, files.all.slice(index + 1)))
  while (true) {
    const best = pairs.reduce<Pair | undefined>(
      (most, one) => (one.savedBytes > (most?.savedBytes ?? 0) ? one : most),
      undefined,
    )
    if (!best) return files.names()
    const { a, b } = best
    const saved = files.savedBy(a, b)
    if (saved < best.savedBytes) {
      // Merges since then have made it cost more.
      best.savedBytes = saved
      continue
    }
    const merged = files.merge(a, b)
    pairs = pairs.filter((one) => one !== best && !(merged && [one.a, one.b].some((file) => file === a || file === b)))
    if (merged) pairs.push(...files.pairsOf(merged, files.all))
  }
}

class Files {
  private readonly fileOf = new Map<string, File>()
  private readonly imports: ReadonlyMap<string, readonly string[]>
  private readonly unneeded = new Map<Moment, number>()
  private reached = new Map<File, ReadonlySet<File>>()

  constructor(modules: readonly Module[]) {
    this.imports = new Map(modules.map((module) => [module.id, module.imports]))
    const order = new Map(
      [...new Set(modules.flatMap(({ moments }) => [...moments]))].map((one, index) => [one, index]),
    )
    const indexes = ({ moments }: Module) => [...moments].map((one) => order.get(one) ?? 0).sort((a, b) => a - b)
    for (const group of Map.groupBy(modules, (module) => indexes(module).join()).values())
      this.add({
        bytes: group.reduce((sum, { bytes }) => sum + bytes, 0),
        ids: group.map(({ id }) => id),
        moments: new Set(group[0]?.moments),
      })
  }

  get all(): readonly File[] {
    return [...new Set(this.fileOf.values())]
  }

  names(): ReadonlyMap<string, string> {
    return new Map(this.all.flatMap(({ ids }, index) => ids.map((id) => [id, `file${index}`] as const)))
  }

  /** The other files with which merging a file saves something. */
  pairsOf(a: File, others: readonly File[]): Pair[] {
    return others
      .filter((b) => a !== b && !a.moments.isDisjointFrom(b.moments))
      .map((b) => ({ a, b, savedBytes: this.savedBy(a, b) }))
      .filter(({ savedBytes }) => savedBytes > 0)
  }

  savedBy(a: File, b: File): number {
    let saved = 0
    for (const { weight } of a.moments.intersection(b.moments)) saved += weight * requestBytes
    for (const [{ weight }, bytes] of this.addedBy(a, b)) saved -= weight * bytes
    return saved
  }

  /** Makes one file of two, unless that would exceed a limit or make files import each other. */
  merge(a: File, b: File): File | undefined {
    const added = this.addedBy(a, b)
    for (const [moment, bytes] of added) if ((this.unneeded.get(moment) ?? 0) + bytes > moment.maxUnneeded) return
    if (this.isBetween(a, b) || this.isBetween(b, a)) return
    for (const [moment, bytes] of added) this.unneeded.set(moment, (this.unneeded.get(moment) ?? 0) + bytes)
    const moments = a.moments.union(b.moments)
    for (const file of [...this.reach(a), ...this.reach(b)]) for (const moment of moments) file.moments.add(moment)
    return this.add({ bytes: a.bytes + b.bytes, ids: [...a.ids, ...b.ids], moments })
  }

  private add(file: File): File {
    for (const id of file.ids) this.fileOf.set(id, file)
    this.reached = new Map()
    return file
  }

  /** The bytes that moments would load without need if two files were one: with it, all that it imports. */
  private addedBy(a: File, b: File): Map<Moment, number> {
    const added = new Map<Moment, number>()
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      for (const file of this.reach(other))
        if (file !== one)
          for (const moment of one.moments)
            if (!file.moments.has(moment)) added.set(moment, (added.get(moment) ?? 0) + file.bytes)
    return added
  }

  /** A file and all that it imports. */
  private reach(file: File): ReadonlySet<File> {
    const known = this.reached.get(file)
    if (known) return known
    const all = new Set([file])
    for (const one of all) for (const next of this.importedBy(one)) all.add(next)
    this.reached.set(file, all)
    return all
  }

  private importedBy(file: File): File[] {
    return file.ids.flatMap((id) => this.imports.get(id) ?? []).flatMap((id) => this.fileOf.get(id) ?? [])
  }

  /** Whether a file imports another through a third: as one file the two would run in the wrong order. */
  private isBetween(from: File, to: File): boolean {
    return this.importedBy(from).some((file) => file !== from && file !== to && this.reach(file).has(to))
  }
}
