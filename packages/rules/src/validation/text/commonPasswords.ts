/** Data of the most common passwords: some literally, the rest as a word with a common ending. */
export interface CommonPasswords {
  readonly listed: readonly string[]
  readonly words: readonly string[]
  readonly endings: readonly string[]
}

/** Whether a password is among the most common ones, ignoring case (OPEN-17). */
export function commonPasswordCheck({ listed, words, endings }: CommonPasswords): (password: string) => boolean {
  const all = new Set(listed.map((password) => password.toLowerCase()))
  for (const word of words) for (const ending of endings) all.add(`${word}${ending}`.toLowerCase())
  return (password) => all.has(password.toLowerCase())
}
