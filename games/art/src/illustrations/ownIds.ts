/** Prefixes the ids of an SVG and the references to them, so that several drawings can share one picture. */
export const ownIds = (svg: string, prefix: string): string =>
  svg.replace(/(\bid="|url\(#|href="#)(?=[^")])/g, `$1${prefix}_`)
