import { BUILT } from './built.ts'
import { GROWTH } from './growth.ts'
import { LAND, type Scenery } from './land.ts'

const SCENES: Record<string, Scenery> = { ...LAND, ...GROWTH, ...BUILT, none: () => '' }

export function scenery(name: string): Scenery {
  const found = SCENES[name]
  if (!found) throw new Error(`No scenery is called ${name}.`)
  return found
}
