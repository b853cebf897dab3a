const dayMs = 86_400_000

/** The current run of an adventure of `total` days: runs follow one another from `begins` (YYYY-MM-DD). */
export function adventureRun(
  begins: string,
  total: number,
  now: Date,
): { readonly first: Date; readonly step: number } {
  const days = Math.floor((now.getTime() - Date.parse(begins)) / dayMs)
  const step = ((days % total) + total) % total
  return { first: new Date(Date.parse(begins) + (days - step) * dayMs), step: step + 1 }
}

/** OPEN-36: `__{step}/{stepTotal}__{DD/MM/YYYY}`; `first` is the run's first day, days switch at 00:00 UTC. */
export function adventureTitle(step: number, total: number, first: Date): string {
  const [year, month, day] = new Date(first.getTime() + (step - 1) * dayMs).toISOString().slice(0, 10).split('-')
  return `__${step}/${total}__${day}/${month}/${year}`
}
