/** Mail programs show about this many characters next to the subject. */
const maxLength = 110

/** The line that a list of mail shows next to the subject: the beginning of the text, cut between two words. */
export function preheaderOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength)
  const end = cut.lastIndexOf(' ')
  return `${(end < 0 ? cut : cut.slice(0, end)).replace(/[,;:.]$/, '')}…`
}
