import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ShareBrand } from '@apogee/art'
import { z } from 'zod'
import { contentRoot, isContent, readContent } from '../../core/content/contentFiles.ts'

const named = z.object({ name: z.string(), themeColor: z.string() })
/** `look/lettering.json`: the font of the brand's name in pictures, one of the fonts of `games/art`. */
const lettering = z.object({ font: z.string() })
const usual = 'unbounded:800'

const known = new Map<string, ShareBrand>()

/**
 * The theme of a brand (`content/brands/<tokens>/`), read once as the front end does; null if the folder does not
 * exist.
 */
export function brandThemeOf(tokens: string): ShareBrand | null {
  const house = known.get(tokens) ?? readHouse(tokens)
  if (house) known.set(tokens, house)
  return house
}

function readHouse(tokens: string): ShareBrand | null {
  const mark = join(contentRoot, 'brands', tokens, 'look/mark.svg')
  const own = `brands/${tokens}/look/lettering.json`
  if (!/^[\w-]+$/.test(tokens) || !statSync(mark, { throwIfNoEntry: false })) return null
  const { name, themeColor: ground } = readContent(`brands/${tokens}.json`, named)
  const font = isContent(own) ? readContent(own, lettering).font : usual
  return { name, mark: readFileSync(mark, 'utf8'), ground, font }
}
