/** Jobs by key, one at a time for each key, in the order they came. */
export function createQueue() {
  const last = new Map<string, Promise<void>>()

  function run(key: string, job: () => Promise<void>): Promise<void> {
    const before = last.get(key)
    const done: Promise<void> = (before ? before.then(job, job) : job()).finally(() => {
      if (last.get(key) === done) last.delete(key)
    })
    last.set(key, done)
    return done
  }

  const quietly = (job: Promise<void> | undefined): Promise<void> =>
    job?.then(
      () => {},
      () => {},
    ) ?? Promise.resolve()

  return {
    run,
    /** When the jobs of a key that are there now are done, well or not. */
    idle: (key: string) => quietly(last.get(key)),
    allIdle: async (): Promise<void> => void (await Promise.all([...last.values()].map(quietly))),
  }
}
