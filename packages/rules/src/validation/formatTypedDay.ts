/** Formats a day while it is typed: '15061990' and '15.6.1990' become '15/06/1990'; deleting works as usual. */
export function formatTypedDay(text: string, before: string): string {
  if (text.length < before.length) return text
  const parts = text.split(/\D+/)
  const [day = '', month = '', year = ''] = parts.length > 1 ? parts : splitDigits(parts[0] ?? '')
  const padded = (part: string, isDone: boolean) => (isDone && part.length === 1 ? `0${part}` : part.slice(0, 2))
  const first = padded(day, parts.length > 1)
  const second = padded(month, parts.length > 2)
  const filled = [first, second, year.slice(0, 4)]
  const isFirstDone = first.length === 2
  const isSecondDone = isFirstDone && second.length === 2
  return `${filled[0]}${isFirstDone ? '/' : ''}${filled[1]}${isSecondDone ? '/' : ''}${filled[2]}`
}

const splitDigits = (digits: string): string[] => [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)]
