// What the server is started with. Memory is that of a server at rest after a start on a seeded folder, time that of a processor.

const serverFlags = [
  // Left alone, Node's young generation grows to 120 MB on a large machine and stays so; this way to 32 MB, as fast.
  '--max-semi-space-size=16',
  // It need not grow to that in small steps while it starts: 0.2 s.
  '--min-semi-space-size=16',
]
// The front end alone renders pages and holds little: nearly all of its heap is garbage, pages of half a megabyte. It grows by half of what
// is in use, not by as much again and more, and its young generation is half as large: 270 MB instead of 370 after a thousand pages.
const frontFlags = ['--max-semi-space-size=8', '--min-semi-space-size=8', '--heap-growing-percent=50']

/** The flags of a server that is given these variables. */
export const serverFlagsFor = (env) => (env.PLATFORM_URL ? frontFlags : serverFlags)

/** What Node's threads compile in is kept by the allocator: with two arenas, not one a thread, that is 35 MB less. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }

/** Goes on as the same process under these settings, which can only be given from outside: 0.05 s. */
export function takeServerFlags() {
  if (Object.keys(serverEnvironment).every((name) => process.env[name] !== undefined)) return
  // Windows has no such call.
  process.execve?.(
    process.execPath,
    [process.execPath, ...serverFlagsFor(process.env), ...process.execArgv, ...process.argv.slice(1)],
    {
      ...process.env,
      ...serverEnvironment,
    },
  )
}
