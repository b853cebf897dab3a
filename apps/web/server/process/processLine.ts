type Level = 'info' | 'error' | 'fatal'

/** A line about the process itself: plain on a terminal, else JSON like the rest of the log. */
export const processLine = (level: Level, text: string, isTerminal: boolean): string =>
  isTerminal ? `${text}\n` : `${JSON.stringify({ level, time: new Date().toISOString(), msg: text })}\n`

export function printLine(level: Level, text: string): void {
  const output = level === 'info' ? process.stdout : process.stderr
  output.write(processLine(level, text, output.isTTY === true))
}
