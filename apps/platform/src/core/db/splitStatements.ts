/** Splits SQL at semicolons outside strings, quoted names, dollar quotes and comments. */
export function splitStatements(text: string): string[] {
  const token = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|;/g
  const statements: string[] = []
  let from = 0
  for (const match of text.matchAll(token)) {
    if (match[0] !== ';') continue
    statements.push(text.slice(from, match.index))
    from = match.index + 1
  }
  statements.push(text.slice(from))
  return statements.filter((statement) => statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '')
}
