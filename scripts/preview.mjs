// `npm run preview`: contact sheets of the art in `docs/preview`, so that a review shows how a change looks: every hero that
// we drew, the first rows of the catalogue, the first games of each kind, 300 random tiles (always the same), and every
// engine of the studio at work, one row of states each, on a phone and on a desktop. `npm run preview -- heroes tiles`
// draws only these.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { generateGames } from '../apps/platform/src/areas/games/catalogue/generateCatalogue.ts'
import { HEROES } from '../games/art/src/heroes/heroes.ts'
import { illustrationSvg } from '../games/art/src/illustration.ts'
import { seedFrom } from '../games/art/src/seed.ts'
import { tileSvg } from '../games/art/src/tileSvg.ts'
import { buildStale } from './lib/build.mjs'
import { engineStates, STATES } from './lib/engineStates.mjs'
import { fail } from './lib/output.mjs'

const folder = join(import.meta.dirname, '../docs/preview')
const fileOf = (name) => join(folder, `${name}.webp`)
const NIGHT = '#0A0D18'
/** Limit for all sheets together, since every clone contains them. */
const MAX_BYTES = 3_000_000

const draw = (svg, wide, width, height) =>
  sharp(Buffer.from(svg), { density: (72 * width) / wide, unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()

async function sheet(name, columns, [width, height], pictures, quality = 72) {
  const gap = 4
  const cells = []
  for (const [i, picture] of pictures.entries())
    cells.push({
      input: await picture(width, height),
      left: (i % columns) * (width + gap),
      top: Math.floor(i / columns) * (height + gap),
    })
  const rows = Math.ceil(pictures.length / columns)
  const size = { width: columns * (width + gap) - gap, height: rows * (height + gap) - gap }
  const file = fileOf(name)
  await sharp({ create: { ...size, channels: 3, background: NIGHT } })
    .composite(cells)
    .webp({ quality, effort: 4 })
    .toFile(file)
  console.log(`${name}.webp: ${pictures.length} pictures, ${Math.round(statSync(file).size / 1000)} kB`)
}

const tile = (game) => (width, height) => draw(tileSvg(game), 300, width, height)
const hero = (name) => (width, height) => draw(illustrationSvg(name), 256, width, height)

const empty = sharp({ create: { width: 1, height: 1, channels: 3, background: NIGHT } })
const screen = (picture) => async (width, height) =>
  (picture ? sharp(picture) : empty.clone())
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** One engine per row, two on a phone; the cell of a state that an engine lacks stays empty. */
async function engines(name, size, columns, cell) {
  const pictures = Object.values(await engineStates(size)).flatMap((states) =>
    STATES.map((state) => screen(states[state])),
  )
  await sheet(name, columns, cell, pictures)
}

const games = generateGames()
const kinds = ['live', 'table', 'instant'].flatMap((kind) =>
  games.filter(({ categories }) => categories.includes(kind)).slice(0, 12),
)
const sheets = {
  heroes: (name) => sheet(name, 7, [224, 224], Object.keys(HEROES).map(hero)),
  'first-rows': (name) => sheet(name, 10, [150, 200], games.slice(0, 40).map(tile)),
  kinds: (name) => sheet(name, 12, [126, 168], kinds.map(tile)),
  tiles: (name) => sheet(name, 25, [84, 112], seedFrom('look').shuffle(games).slice(0, 300).map(tile), 60),
  'engines-phone': (name) => engines(name, { width: 390, height: 844, isPhone: true }, 2 * STATES.length, [130, 281]),
  'engines-desktop': (name) => engines(name, { width: 1320, height: 643, isPhone: false }, STATES.length, [330, 161]),
}

const args = process.argv.slice(2)
const unknown = args.find((name) => !Object.hasOwn(sheets, name))
if (unknown) fail(`There is no sheet "${unknown}": choose from ${Object.keys(sheets).join(', ')}.`)
mkdirSync(folder, { recursive: true })
await buildStale({ only: ['studio'] })
for (const [name, draw] of Object.entries(sheets)) if (args.length === 0 || args.includes(name)) await draw(name)
const bytes = Object.keys(sheets).reduce((sum, name) => sum + statSync(fileOf(name)).size, 0)
if (bytes > MAX_BYTES) fail(`The sheets take ${bytes} bytes; ${MAX_BYTES} are allowed.`)
