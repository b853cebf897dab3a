// What the server is started with. Memory is that of a server at rest after a start on a seeded folder, time that of a processor.

export const serverFlags = [
  // Left alone, Node's young generation grows to 120 MB on a large machine and stays so; this way to 32 MB, as fast.
  '--max-semi-space-size=16',
  // It need not grow to that in small steps while it starts: 0.2 s.
  '--min-semi-space-size=16',
  // The database's functions are compiled a second time, for speed, when they are used in earnest and not by the start: 0.3 s.
  '--wasm-tiering-budget=200000000',
]
/** What Node's threads compile in is kept by the allocator: with two arenas, not one a thread, that is 35 MB less. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }

/** Goes on as the same process under these settings, which can only be given from outside: 0.05 s. */
export function takeServerFlags() {
  if (Object.keys(serverEnvironment).every((name) => process.env[name] !== undefined)) return
  // Windows has no such call.
  process.execve?.(
    process.execPath,
    [process.execPath, ...serverFlags, ...process.execArgv, ...process.argv.slice(1)],
    {
      ...process.env,
      ...serverEnvironment,
    },
  )
}
