import { expect, test } from 'vitest'
import { editionStyle } from './scene'

const styleOf = (frontend_identifier: string) => JSON.stringify(editionStyle({ frontend_identifier }))

test('past editions of a series differ in their art; a tournament without editions keeps its own', () => {
  const hours = ['00', '03', '06', '09', '12', '15', '18', '21']
  const styles = hours.map((hour) => styleOf(`three-hour-sprint--2026-11-28-${hour}`))
  for (const [at, style] of styles.entries()) expect(style).not.toBe(styles[at + 1])
  expect(styleOf('perihelion-race')).toBe('{}')
})
