/** Prints rows as a table: the first row is the header, numbers are right-aligned. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const isNumeric = (text: string) => /^[\d.,]+( |$)/.test(text)
  rows.forEach((row, index) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return index > 0 && column > 0 && isNumeric(cell) ? cell.padStart(width) : cell.padEnd(width)
    })
    console.log(`| ${cells.join(' | ')} |`)
    if (index === 0) console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  })
}
