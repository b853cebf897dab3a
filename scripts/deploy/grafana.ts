// The board of Grafana, and how it is brought into Grafana: one that fails to load is an empty list of boards and a line in a log.
import { readCompose } from './composeFile.ts'
import { type Deployed, readYaml, textOf } from './deployed.ts'
import { queryFaults } from './promql.ts'
import { closed, listOf, matching, oneOf, schemaFaults, string } from './schema.ts'

const sourcesFile = 'grafana/provisioning/datasources/prometheus.yaml'
const providersFile = 'grafana/provisioning/dashboards/boards.yaml'
const boardFile = 'grafana/boards/apogee.json'
/** Of a board's panels. */
const columns = 24

const sources = closed({
  apiVersion: oneOf(1),
  datasources: listOf(
    closed({
      name: string,
      uid: string,
      type: oneOf('prometheus'),
      access: oneOf('proxy'),
      url: string,
      isDefault: { type: 'boolean' },
    }),
  ),
})
const providers = closed({
  apiVersion: oneOf(1),
  providers: listOf(closed({ name: string, type: oneOf('file'), options: closed({ path: string }) })),
})

const whole = { type: 'integer', minimum: 0 }
const place = closed({ x: whole, y: whole, w: { ...whole, minimum: 1, maximum: columns }, h: { ...whole, minimum: 1 } })
const open = (fields: Readonly<Record<string, object>>) => ({ ...closed(fields), additionalProperties: true })
const row = open({ id: whole, type: oneOf('row'), title: string, gridPos: place })
const figures = open({
  id: whole,
  type: oneOf('timeseries', 'stat', 'table', 'gauge', 'bargauge', 'heatmap', 'piechart'),
  title: string,
  gridPos: place,
  datasource: closed({ type: oneOf('prometheus'), uid: matching(/^\$\{source\}$/) }),
  targets: listOf(open({ refId: string, expr: string })),
})
const board = open({
  uid: string,
  title: string,
  schemaVersion: whole,
  panels: listOf({ anyOf: [row, figures] }),
})

interface Panel {
  readonly id: number
  readonly title: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[]
}
interface Board {
  readonly panels: readonly Panel[]
  readonly templating: {
    readonly list: readonly {
      readonly name: string
      readonly query: string
      readonly current: { readonly value: string }
    }[]
  }
}

export function grafanaFaults(deployed: Deployed): string[] {
  const faults: string[] = []
  const [sourced] = readYaml(sourcesFile, textOf(deployed, sourcesFile), faults)
  const [provided] = readYaml(providersFile, textOf(deployed, providersFile), faults)
  const shown = readJson(textOf(deployed, boardFile), faults)
  faults.push(
    ...schemaFaults(sourcesFile, sources, sourced),
    ...schemaFaults(providersFile, providers, provided),
    ...schemaFaults(boardFile, board, shown),
  )
  const compose = readCompose(deployed, faults)
  if (!compose || faults.length > 0) return faults
  // Their schemas have been checked.
  const { panels, templating } = shown as Board
  const { datasources } = sourced as { datasources: readonly { uid: string; type: string; url: string }[] }
  const folder = (provided as { providers: readonly { options: { path: string } }[] }).providers[0]?.options.path

  if (!compose.services['grafana']?.volumes?.includes(`./grafana/boards:${folder}:ro`))
    faults.push(`${providersFile}: nothing is mounted at ${folder}`)
  if (!compose.services['grafana']?.volumes?.includes('./grafana/provisioning:/etc/grafana/provisioning:ro'))
    faults.push('compose.yaml: Grafana reads no provisioning')
  const source = templating.list.find(({ name }) => name === 'source')
  const chosen = datasources.find(({ uid }) => uid === source?.current.value)
  if (!chosen || chosen.type !== source?.query) faults.push(`${boardFile}: asks a source that is not provisioned`)
  // Prometheus' image listens at 9090.
  if (chosen?.url !== 'http://prometheus:9090' || !compose.services['prometheus'])
    faults.push(`${sourcesFile}: there is no Prometheus at ${chosen?.url}`)
  return [...faults, ...panelFaults(panels)]
}

function readJson(text: string, faults: string[]): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    faults.push(`${boardFile}: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

function panelFaults(panels: readonly Panel[]) {
  return panels.flatMap(({ id, title, gridPos: { x, y, w, h }, targets = [] }, at) => {
    const where = `${boardFile} '${title}'`
    const others = panels.slice(0, at)
    const over = others.find(
      ({ gridPos: other }) => x < other.x + other.w && other.x < x + w && y < other.y + other.h && other.y < y + h,
    )
    const marks = targets.map(({ refId }) => refId)
    return [
      ...(others.some((other) => other.id === id) ? [`${where}: another panel has the number ${id}`] : []),
      ...(over ? [`${where}: lies on '${over.title}'`] : []),
      ...(x + w > columns ? [`${where}: is wider than the board`] : []),
      ...(new Set(marks).size === marks.length ? [] : [`${where}: two queries have one letter`]),
      // Grafana puts the interval in before it asks.
      ...targets.flatMap(({ expr }) =>
        queryFaults(expr.replaceAll('$__rate_interval', '5m')).map((fault) => `${where}: ${fault}`),
      ),
    ]
  })
}
