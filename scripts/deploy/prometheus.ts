// The configuration of Prometheus and its alerts: closed schemas of what they use, the queries, and the texts of alerts.

import { meets } from './compose.ts'
import { type ComposeService, readCompose } from './composeFile.ts'
import { type Deployed, readYaml, repositoryText, textOf } from './deployed.ts'
import { queryFaults } from './promql.ts'
import { closed, listOf, mapOf, matching, oneOf, schemaFaults, string } from './schema.ts'

const configurationFile = 'prometheus/prometheus.yml'
const alertsFile = 'prometheus/alerts.yml'

/** Prometheus' own: `1m`, `1h30m`. */
const duration = matching(/^(?:\d+(?:ms|[smhdwy]))+$/)

const configuration = closed({
  global: closed({ scrape_interval: duration, evaluation_interval: duration }),
  rule_files: listOf(string),
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

interface Configuration {
  readonly rule_files: readonly string[]
  readonly scrape_configs: readonly {
    readonly dns_sd_configs: readonly { readonly names: readonly string[]; readonly port: number }[]
  }[]
}
interface Alert {
  readonly alert: string
  readonly expr: string
  readonly annotations: Readonly<Record<string, string>>
}

export function prometheusFaults(deployed: Deployed): string[] {
  const faults: string[] = []
  const [configured] = readYaml(configurationFile, textOf(deployed, configurationFile), faults)
  const [ruled] = readYaml(alertsFile, textOf(deployed, alertsFile), faults)
  faults.push(...schemaFaults(configurationFile, configuration, configured), ...schemaFaults(alertsFile, rules, ruled))
  const compose = readCompose(deployed, faults)
  if (!compose || faults.length > 0) return faults
  // Their schemas have been checked.
  const { rule_files, scrape_configs } = configured as Configuration
  const alerts = (ruled as { groups: readonly { rules: readonly Alert[] }[] }).groups.flatMap((group) => group.rules)

  for (const path of rule_files)
    if (!deployed.has(`prometheus/${path}`)) faults.push(`${configurationFile}: there is no ${path}`)
  for (const { names, port } of scrape_configs.flatMap((each) => each.dns_sd_configs)) {
    for (const name of names) {
      const told = compose.services[name]?.environment?.['METRICS_PORT']
      if (told !== String(port)) faults.push(`${configurationFile}: ${name} has no metrics at ${port}`)
      else if (!meets(compose, 'prometheus', name))
        faults.push(`${configurationFile}: Prometheus does not reach ${name}`)
    }
  }
  faults.push(...serverFaults(compose.services['prometheus']))
  return [...faults, ...alerts.flatMap(alertFaults), ...explanationFaults(alerts)]
}

/** How compose.yaml starts Prometheus; it knows more flags. */
function serverFaults({ command = [], volumes = [] }: Partial<ComposeService> = {}) {
  const names = command.map((word) => word.split('=')[0] ?? '')
  const isRead = command.includes('--config.file=/etc/prometheus/prometheus.yml')
  return [
    ...names
      .filter((name) => !['--config.file', '--storage.tsdb.path', '--storage.tsdb.retention.time'].includes(name))
      .map((name) => `compose.yaml: Prometheus has no flag ${name}`),
    ...(isRead && volumes.includes('./prometheus:/etc/prometheus:ro')
      ? []
      : ['compose.yaml: Prometheus does not read prometheus.yml']),
  ]
}

function alertFaults({ alert, expr, annotations }: Alert) {
  const texts = Object.entries(annotations)
  const { summary } = annotations
  return [
    ...queryFaults(expr).map((fault) => `${alertsFile} ${alert}: ${fault}`),
    ...texts.flatMap(([name, text]) => templateFaults(text).map((fault) => `${alertsFile} ${alert} ${name}: ${fault}`)),
    ...(summary ? [] : [`${alertsFile} ${alert}: has no summary`]),
  ]
}

// Functions of Prometheus' templates that make a word of a figure.
const figure = /^(?:\$labels\.[a-z_]\w*|\$value(?: \| (?:humanize|humanize1024|humanizeDuration|humanizePercentage))?)$/

function templateFaults(text: string) {
  const inserted = [...text.matchAll(/\{\{ (.*?) \}\}/g)].map(([, expression = '']) => expression)
  const rest = text.replace(/\{\{ .*? \}\}/g, '')
  return [
    ...inserted
      .filter((expression) => !figure.test(expression))
      .map((expression) => `inserts ${expression}, which is not there`),
    ...(/[{}]|\$(?:labels|value)/.test(rest) ? ['a bracket that is not closed'] : []),
  ]
}

/** Whoever is woken finds the alert in the guide. */
function explanationFaults(alerts: readonly Alert[]) {
  const [, section = ''] = repositoryText('docs/operating.md').split(/^### Alerts$/m)
  const table = section.split(/^## /m)[0] ?? ''
  const explained = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
  const names = alerts.map(({ alert }) => alert)
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${alertsFile}: ${name} stands twice`),
    ...names
      .filter((name) => !explained.includes(name))
      .map((name) => `${alertsFile}: docs/operating.md does not explain ${name}`),
    ...explained
      .filter((name) => !names.includes(name))
      .map((name) => `docs/operating.md explains ${name}, which is no alert`),
  ]
}
