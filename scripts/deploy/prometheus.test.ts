import { expect, test } from 'vitest'
import { readDeployed, withFault } from './deployed.ts'
import { grafanaFaults } from './grafana.ts'
import { prometheusFaults } from './prometheus.ts'
import { queryFaults } from './promql.ts'

const deployed = readDeployed()

test('Prometheus accepts its configuration and the alerts, and Grafana its board', () => {
  expect(prometheusFaults(deployed)).toEqual([])
  expect(grafanaFaults(deployed)).toEqual([])
})

test.each([
  ['up == 0', []],
  ['sum by (job) (rate(x_total{status=~"5.."}[5m])) / 2 > 0.01', []],
  ['sum(rate(x[5m] offset 1h)) > rate((x[5m] @ 0))', []],
  ['max_over_time(rate(x[5m])[1h:1m])', []],
  ['sum(rate(x[5m]) > 1', ['is no PromQL']],
  ['sum by job (x)', ['is no PromQL']],
  ['rate(x{a=b}[5m])', ['is no PromQL']],
  ['rate(x[5 min])', ['is no PromQL']],
  ['ratio(x[5m])', ['is no PromQL']],
  ['x ==', ['is no PromQL']],
  ['rate(x)', ['rate needs range']],
  ['ceil(x[5m])', ['ceil takes no range']],
  [' ', ['is empty']],
])('the query %s has faults %j', (query, expected) => {
  const faults = queryFaults(query)
  expect(faults.length > 0).toBe(expected.length > 0)
  for (const fault of expected) expect(faults.join('\n')).toContain(fault)
})

test.each([
  [
    'prometheus',
    'scrape_interval: 15s',
    'scrape_intervall: 15s',
    'must NOT have additional properties (scrape_intervall)',
  ],
  ['prometheus', 'scrape_interval: 15s', 'scrape_interval: 15', '/global/scrape_interval must be string'],
  ['prometheus', '- alerts.yml', '- alert.yml', 'there is no alert.yml'],
  ['prometheus', 'names: [front]', 'names: [site]', 'site has no metrics at 9100'],
  ['prometheus', 'port: 9100', 'port: 9090', 'front has no metrics at 9090'],
  ['prometheus', 'type: A,', 'type: B,', 'must be equal to one of the allowed values (A, AAAA, SRV)'],
  ['alerts', '    rules:', '    rule:', 'must NOT have additional properties (rule)'],
  ['alerts', 'for: 1m', 'four: 1m', "must have required property 'for'"],
  ['alerts', 'for: 1m', 'for: 1 min', '/rules/0/for must match pattern'],
  ['alerts', 'severity: page', 'severity: urgent', 'must be equal to one of the allowed values (page, warn)'],
  ['alerts', 'expr: up{job=~"apogee.*"} == 0', 'expr: up{job=~apogee} == 0', 'ApogeeDown: is no PromQL'],
  [
    'alerts',
    'max by (consumer) (apogee_outbox_lag',
    'max by (consumer (apogee_outbox_lag',
    'ApogeeOutboxBehind: is no PromQL',
  ],
  ['alerts', '$labels.job', '$label.job', 'inserts $label.job'],
  ['alerts', '$value | humanizePercentage', '$value | percent', 'inserts $value | percent'],
  ['alerts', '{{ $labels.instance }}', '{{ $labels.instance }', 'a bracket that is not closed'],
  ['alerts', 'alert: ApogeeSlow', 'alert: ApogeeTooSlow', 'does not explain ApogeeTooSlow'],
  ['alerts', 'alert: ApogeeSlow', 'alert: ApogeeDown', 'ApogeeDown stands twice'],
  [
    'alerts',
    '        annotations:\n          summary',
    '        annotations:\n          text',
    'ApogeeDown: has no summary',
  ],
])('%s.yml: %s as %s is refused: %s', (file, from, to, finding) => {
  expect(prometheusFaults(withFault(deployed, `prometheus/${file}.yml`, from, to)).join('\n')).toContain(finding)
})

const board = 'boards/apogee.json'
test.each([
  [board, '"panels": [', '"panels": ,', 'Unexpected token'],
  [board, '"type": "timeseries"', '"type": "time"', '/panels/1/type must be equal to one of the allowed values'],
  [board, '"id": 3,', '"id": 2,', 'another panel has the number 2'],
  [board, '"x": 8,', '"x": 7,', "lies on 'Requests by status'"],
  [board, '"x": 16,', '"x": 17,', 'is wider than the board'],
  [board, '"refId": "B"', '"refId": "A"', 'two queries have one letter'],
  [board, 'sum by (job, status) (rate(', 'sum by (job, status) (rates(', 'is no PromQL'],
  [board, '[$__rate_interval]', '[$__interval]', 'is no PromQL'],
  [board, '"value": "prometheus"', '"value": "victoria"', 'asks a source that is not provisioned'],
  ['provisioning/datasources/prometheus.yaml', 'uid: prometheus', 'uid: main', 'asks a source that is not provisioned'],
  ['provisioning/datasources/prometheus.yaml', ':9090', ':9091', 'there is no Prometheus at http://prometheus:9091'],
  [
    'provisioning/datasources/prometheus.yaml',
    'isDefault: true',
    'default: true',
    'must NOT have additional properties (default)',
  ],
  ['provisioning/dashboards/boards.yaml', 'lib/grafana/boards', 'lib/grafana/board', 'nothing is mounted at'],
])('grafana/%s: %s as %s is refused: %s', (file, from, to, finding) => {
  expect(grafanaFaults(withFault(deployed, `grafana/${file}`, from, to)).join('\n')).toContain(finding)
})

test.each([
  ['--config.file=', '--config=', 'Prometheus has no flag --config'],
  ['./prometheus:/etc/prometheus:ro', './prometheus:/prometheus:ro', 'Prometheus does not read prometheus.yml'],
  ['/etc/grafana/provisioning:ro', '/etc/grafana/provision:ro', 'Grafana reads no provisioning'],
])('compose.yaml: %s as %s is refused: %s', (from, to, finding) => {
  const faulty = withFault(deployed, 'compose.yaml', from, to)
  expect([...prometheusFaults(faulty), ...grafanaFaults(faulty)].join('\n')).toContain(finding)
})
