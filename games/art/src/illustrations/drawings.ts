import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownIds } from './ownIds.ts'

const folder = join(import.meta.dirname, '../../drawings')

/** The content of a file's `svg` element. Not cached: the system's file cache costs this process no memory. */
export function readDrawing(name: string, prefix: string): string {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8')
  return ownIds(svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')), prefix)
}

/** Our own pictures in files: one SVG in a 32 x 32 box each, named like the illustration. */
export const DRAWINGS: Readonly<Record<string, (k: string) => string>> = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => file.slice(0, -'.svg'.length))
    .map((name) => [name, (k: string) => readDrawing(name, k)]),
)
