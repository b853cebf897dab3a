import type { ServerProcess } from '../server/serverProcess.ts'
import type { Figure } from './report.ts'

/** Input of a part: a running server with a separate seeded database, and the folder of the run. */
export interface Bench {
  readonly server: ServerProcess
  readonly folder: string
}

/** Measures one part of the benchmark. */
export type MeasurePart = (bench: Bench) => Promise<Figure[]>
