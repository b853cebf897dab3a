/** Runs jobs by key, one at a time per key, in order of arrival. */
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
      // The caller of `run` gets the error.
      () => {},
    ) ?? Promise.resolve()

  return {
    run,
    /** Resolves when the present jobs of a key have finished or failed. */
    idle: (key: string) => quietly(last.get(key)),
    allIdle: async (): Promise<void> => void (await Promise.all([...last.values()].map(quietly))),
  }
}
