import type { Bench } from '../part.ts'
import { cpuTimeOf } from '../processFigures.ts'
import { type Figure, median, milliseconds } from '../report.ts'

interface ListedGame {
  readonly provider: string
  readonly seo_title: string
  readonly preview: { readonly version: string }
}

const count = 12
const maxMs = 500

/** New tiles, one after the other: AVIF, 344 px wide, drawn, encoded and stored by the media service. */
export async function measureTiles({ server }: Bench): Promise<Figure[]> {
  const games = await lastGames(server.url)
  const cpu: number[] = []
  const wall: number[] = []
  for (const { provider, seo_title: name, preview } of games) {
    const before = cpuTimeOf(server.pid)
    const since = performance.now()
    const answer = await fetch(`${server.url}/media/tile/${preview.version}/${provider}/${name}/344.avif`)
    const bytes = (await answer.arrayBuffer()).byteLength
    if (answer.status !== 200 || bytes === 0)
      throw new Error(`The tile of ${provider}/${name} answers ${answer.status}`)
    wall.push(performance.now() - since)
    cpu.push(cpuTimeOf(server.pid) - before)
  }
  const drawn = median(cpu)
  return [
    {
      what: 'drawing a tile, 344 px AVIF',
      measured: `${milliseconds(drawn)} of a core`,
      must: `at most ${milliseconds(maxMs)}`,
      isOk: drawn <= maxMs,
      note: `median of ${games.length}; ${milliseconds(median(wall))} until it was there`,
    },
  ]
}

// The least popular games, whose tiles are not drawn at set-up.
async function lastGames(url: string): Promise<ListedGame[]> {
  const fetchPage = async (page: number) => {
    const answer = await fetch(`${url}/api/games_filter`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        origin: url,
      },
      body: JSON.stringify({ device: 'desktop', page, page_size: count }),
    })
    if (answer.status !== 200) throw new Error(`games_filter answers ${answer.status}`)
    return (await answer.json()) as { data: ListedGame[]; pagination: { total_pages: number } }
  }
  const { pagination } = await fetchPage(1)
  return (await fetchPage(pagination.total_pages - 1)).data
}
