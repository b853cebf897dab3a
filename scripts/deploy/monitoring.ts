// The files of Prometheus, Alertmanager and Grafana: closed schemas of the fields in use, and the grammar of their queries.
import { parser } from '@prometheus-io/lezer-promql'
import { type Deployed, readYaml, textOf } from './deployed.ts'
import { closed, listOf, mapOf, matching, oneOf, schemaFaults, string } from './schema.ts'

/** Prometheus' format: `1m`, `1h30m`. */
const duration = matching(/^(?:\d+(?:ms|[smhdwy]))+$/)

const configuration = closed({
  global: closed({ scrape_interval: duration, evaluation_interval: duration }),
  rule_files: listOf(string),
  alerting: closed({
    alertmanagers: listOf(closed({ static_configs: listOf(closed({ targets: listOf(matching(/^[\w.-]+:\d+$/)) })) })),
  }),
  scrape_configs: listOf(
    closed({
      job_name: string,
      dns_sd_configs: listOf(
        closed({
          names: listOf(string),
          type: oneOf('A', 'AAAA', 'SRV'),
          port: { type: 'integer' },
          refresh_interval: duration,
        }),
      ),
    }),
  ),
})

const rules = closed({
  groups: listOf(
    closed({
      name: string,
      'interval?': duration,
      rules: listOf(
        closed({
          alert: matching(/^[A-Za-z_]\w*$/),
          expr: string,
          for: duration,
          labels: closed({ severity: oneOf('page', 'warn') }),
          annotations: mapOf(string),
        }),
      ),
    }),
  ),
})

/** Alertmanager's form of a condition: `severity="warn"`. */
const matcher = matching(/^\w+(?:=|!=|=~|!~)"[^"]*"$/)
const grouping = { 'group_wait?': duration, 'repeat_interval?': duration, 'group_interval?': duration }
const receivers = closed({
  route: closed({
    receiver: string,
    group_by: listOf(string),
    ...grouping,
    routes: listOf(closed({ matchers: listOf(matcher), receiver: string, ...grouping })),
  }),
  inhibit_rules: listOf(
    closed({ source_matchers: listOf(matcher), target_matchers: listOf(matcher), equal: listOf(string) }),
  ),
  receivers: listOf(
    closed({
      name: string,
      webhook_configs: listOf(closed({ url_file: string, send_resolved: { type: 'boolean' } })),
    }),
  ),
})

const resource = closed({ resource: string })
const adapter = closed({
  rules: closed({
    default: { type: 'boolean' },
    custom: listOf(
      closed({
        seriesQuery: string,
        resources: closed({ overrides: mapOf(resource) }),
        name: closed({ matches: string, as: string }),
        metricsQuery: string,
      }),
    ),
  }),
})

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
const place = closed({ x: whole, y: whole, w: { ...whole, minimum: 1, maximum: 24 }, h: { ...whole, minimum: 1 } })
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

const schemas = {
  'prometheus/prometheus.yml': configuration,
  'prometheus/alerts.yml': rules,
  'prometheus/adapter.yaml': adapter,
  'alertmanager/alertmanager.yml': receivers,
  'grafana/provisioning/datasources/prometheus.yaml': sources,
  'grafana/provisioning/dashboards/boards.yaml': providers,
  'grafana/boards/apogee.json': board,
}

export function monitoringFaults(deployed: Deployed): string[] {
  const faults: string[] = []
  for (const [path, schema] of Object.entries(schemas)) {
    // YAML contains JSON.
    const [document] = readYaml(path, textOf(deployed, path), faults)
    faults.push(...schemaFaults(path, schema, document))
    faults.push(...expressionsOf(document).flatMap((query) => queryFaults(path, query)))
  }
  return [...faults, ...receiverFaults(deployed)]
}

/** Alerts that go to a receiver which is not defined end the start of Alertmanager. */
function receiverFaults(deployed: Deployed): string[] {
  const path = 'alertmanager/alertmanager.yml'
  const text = textOf(deployed, path)
  const defined = [...text.matchAll(/^ +- name: (\S+)$/gm)].map(([, name]) => name)
  const used = [...text.matchAll(/receiver: (\S+)$/gm)].map(([, name]) => name)
  return used.filter((name) => !defined.includes(name)).map((name) => `${path}: there is no receiver ${name}`)
}

/** Every `expr` at any depth. */
function expressionsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'expr' && typeof inner === 'string' ? [inner] : expressionsOf(inner),
  )
}

function queryFaults(path: string, query: string): string[] {
  const faults: string[] = []
  // Grafana inserts the interval before it sends the query.
  parser.parse(query.replaceAll('$__rate_interval', '5m')).iterate({
    enter: ({ type }) => {
      if (type.isError) faults.push(`${path}: '${query}' is not PromQL`)
    },
  })
  return faults
}
