/**
 * The number of rounds to simulate against an exact figure. `npm run test:all` simulates ten times as many
 * (`ROUNDS_FACTOR=10`); tolerances are given in standard errors, so they become narrower.
 */
export const simulatedRounds = (rounds: number): number => rounds * Number(process.env['ROUNDS_FACTOR'] ?? 1)

/** For tests that simulate rounds, also ten times as many on a slow machine. */
export const simulationTimeoutMs = 240_000
