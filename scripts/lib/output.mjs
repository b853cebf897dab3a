// Output for the person who runs a script: one line per step, and one sentence when it cannot go on.
import { stripVTControlCharacters } from 'node:util'

const isPlain = !process.stdout.isTTY || process.env.NO_COLOR !== undefined
const paint = (code) => (text) => (isPlain ? text : `\u001b[${code}m${text}\u001b[0m`)

export const bold = paint(1)
export const dim = paint(2)
export const red = paint(31)
export const green = paint(32)

/** Formats as 12.3 s or 4 min 5 s. */
export function formatDuration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}

/** Formats as `312 s of processor time`; empty if unknown. */
export const formatCpu = (seconds) => (Number.isNaN(seconds) ? '' : `${seconds.toFixed(0)} s of processor time`)

export function print(text) {
  console.log(text)
}

const maxReasonLines = 12

/**
 * Prints the failed tests by name with the first lines of the reason, because people read the end of a long log first.
 */
export function printFailures({ failures = [] }, prefix = '') {
  for (const { title, reason } of failures) {
    print(`\n${red('failed')}  ${prefix}${title}`)
    print(stripVTControlCharacters(reason).split('\n').slice(0, maxReasonLines).join('\n'))
  }
}

export function printSlowest(results, count = 20) {
  const tests = results.flatMap(({ tests = [] }) => tests).toSorted((a, b) => b.ms - a.ms)
  if (tests.length === 0) return
  print(bold('\nSlowest tests'))
  for (const { title, ms } of tests.slice(0, count)) print(`  ${formatDuration(ms).padStart(12)}  ${title}`)
}

/** Exits with one sentence. */
export function fail(sentence) {
  console.error(red(sentence))
  process.exit(1)
}

/** Runs a step and prints its duration: `Front end ... built in 12.3 s`. */
export async function timed(title, done, work) {
  const since = performance.now()
  print(`${title} ...`)
  const result = await work()
  print(dim(`${done} in ${formatDuration(performance.now() - since)}.`))
  return result
}
