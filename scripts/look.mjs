// `npm run look`: contact sheets of the art in `docs/look`, so that a change of it is seen in review: every hero of our own, the
// first rows of the catalogue, the first games of each kind, 300 random tiles, always the same ones, and every engine of the
// studio at work, a row of states each, on a phone and on a desktop.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { generateGames } from '../apps/platform/src/areas/games/catalogue/generateCatalogue.ts'
import { HEROES } from '../packages/art/src/heroes/heroes.ts'
import { illustrationSvg } from '../packages/art/src/illustration.ts'
import { seedFrom } from '../packages/art/src/seed.ts'
import { tileSvg } from '../packages/art/src/tileSvg.ts'
import { buildStale } from './lib/build.mjs'
import { engineStates, STATES } from './lib/engineStates.mjs'

const folder = join(import.meta.dirname, '../docs/look')
const NIGHT = '#0A0D18'
/** All sheets together; they are part of every clone. */
const MOST_BYTES = 3_000_000

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
  const file = join(folder, `${name}.webp`)
  await sharp({ create: { ...size, channels: 3, background: NIGHT } })
    .composite(cells)
    .webp({ quality, effort: 4 })
    .toFile(file)
  const { size: bytes } = statSync(file)
  console.log(`${name}.webp: ${pictures.length} pictures, ${Math.round(bytes / 1000)} kB`)
  return bytes
}

const tile = (game) => (width, height) => draw(tileSvg(game), 300, width, height)
const hero = (name) => (width, height) => draw(illustrationSvg(name), 256, width, height)

const empty = sharp({ create: { width: 1, height: 1, channels: 3, background: NIGHT } })
const screen = (picture) => async (width, height) =>
  (picture ? sharp(picture) : empty.clone())
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** A row has one engine, on a phone two; the cell of a state that an engine lacks is left empty. */
async function engines(name, size, columns, cell) {
  const pictures = Object.values(await engineStates(size)).flatMap((states) =>
    STATES.map((state) => screen(states[state])),
  )
  return await sheet(name, columns, cell, pictures)
}

mkdirSync(folder, { recursive: true })
await buildStale({ only: ['studio'] })
const games = generateGames()
const kinds = ['live', 'table', 'instant'].flatMap((kind) =>
  games.filter(({ categories }) => categories.includes(kind)).slice(0, 12),
)
const bytes =
  (await sheet('heroes', 7, [224, 224], Object.keys(HEROES).map(hero))) +
  (await sheet('first-rows', 10, [150, 200], games.slice(0, 40).map(tile))) +
  (await sheet('kinds', 12, [126, 168], kinds.map(tile))) +
  (await sheet('tiles', 25, [84, 112], seedFrom('look').shuffle(games).slice(0, 300).map(tile), 60)) +
  (await engines('engines-phone', { width: 390, height: 844, isPhone: true }, 2 * STATES.length, [130, 281])) +
  (await engines('engines-desktop', { width: 1320, height: 643, isPhone: false }, STATES.length, [330, 161]))
if (bytes > MOST_BYTES) throw new Error(`The sheets take ${bytes} bytes; ${MOST_BYTES} are allowed.`)
