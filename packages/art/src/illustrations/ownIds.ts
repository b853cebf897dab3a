/** An SVG whose ids, and the references to them, begin with a prefix: several drawings share one picture. */
export const ownIds = (svg: string, prefix: string): string =>
  svg.replace(/(\bid="|url\(#|href="#)(?=[^")])/g, `$1${prefix}_`)
