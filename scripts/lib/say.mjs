// What a person reads while a script works: one line a step, and one sentence when it cannot go on.
import { stripVTControlCharacters } from 'node:util'

const isPlain = !process.stdout.isTTY || process.env.NO_COLOR !== undefined
const paint = (code) => (text) => (isPlain ? text : `\u001b[${code}m${text}\u001b[0m`)

export const bold = paint(1)
export const dim = paint(2)
export const red = paint(31)
export const green = paint(32)

/** 12.3 s, 4 min 5 s. */
export function formatDuration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}

export function say(text) {
  console.log(text)
}

const LINES_OF_A_REASON = 12

/**
 * The tests that failed, and those that passed at the second try only, by name and with the beginning of the reason: the end of
 * a long log is what is read first.
 */
export function sayFailures({ failures = [], flaky = [] }, of = '') {
  const told = [
    ...flaky.map((test) => ({ ...test, word: bold('passed at the second try only, look into it') })),
    ...failures.map((test) => ({ ...test, word: red('failed') })),
  ]
  for (const { word, title, reason } of told) {
    say(`\n${word}  ${of}${title}`)
    say(stripVTControlCharacters(reason).split('\n').slice(0, LINES_OF_A_REASON).join('\n'))
  }
}

/** Ends the process with one sentence. */
export function fail(sentence) {
  console.error(red(sentence))
  process.exit(1)
}

/** A step with its time: `Front end ... built in 12.3 s`. */
export async function timed(title, done, work) {
  const since = performance.now()
  say(`${title} ...`)
  const result = await work()
  say(dim(`${done} in ${formatDuration(performance.now() - since)}.`))
  return result
}
