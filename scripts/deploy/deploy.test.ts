import { expect, test } from 'vitest'
import { composeFaults } from './compose.ts'
import { containerfileFaults } from './containerfile.ts'
import { type Deployed, readDeployed, withFault } from './deployed.ts'
import { kubernetesFaults } from './kubernetes.ts'
import { monitoringFaults } from './monitoring.ts'
import { nginxFaults } from './nginx.ts'
import { readNginx } from './nginxReader.ts'
import { systemdFaults } from './systemd.ts'

const deployed = readDeployed()

const checks: Readonly<Record<string, (deployed: Deployed) => string[]>> = {
  Containerfile: containerfileFaults,
  'compose.yaml': composeFaults,
  'compose.env.example': composeFaults,
  kubernetes: kubernetesFaults,
  systemd: systemdFaults,
  nginx: nginxFaults,
  prometheus: monitoringFaults,
  alertmanager: monitoringFaults,
  grafana: monitoringFaults,
}
const checkOf = (path: string) => checks[path] ?? checks[path.split('/')[0] ?? '']

test.each(Object.entries(checks))('%s parses, fits its schema, and starts programs that exist', (_, check) => {
  expect(check(deployed)).toEqual([])
})

test('every file of deploy is checked', () => {
  const unchecked = [...deployed.keys()].filter((path) => !checkOf(path))
  expect(unchecked).toEqual(['Containerfile.dockerignore'])
})

test('words, quotes and blocks of nginx are read', () => {
  expect(readNginx(`a "b; c" 'd'; # e;\nf \${g}h#i { j; }`)).toEqual([
    { name: 'a', words: ['b; c', 'd'], line: 1 },
    { name: 'f', words: [`\${g}h#i`], line: 2, inner: [{ name: 'j', words: [], line: 2 }] },
  ])
})

const front = 'kubernetes/front.yaml'
const platform = 'kubernetes/platform.yaml'
const unit = 'systemd/apogee.service'
const nginx = 'nginx/apogee.conf'
const alerts = 'prometheus/alerts.yml'
const board = 'grafana/boards/apogee.json'

// Syntax and schema.
test.each([
  ['Containerfile', 'WORKDIR /app', 'WORKDIRS /app', 'Unknown instruction: WORKDIRS'],
  ['Containerfile', '--chown=root:root', '--chonw=root:root', 'Unknown flag: chonw'],
  ['compose.yaml', 'stop_grace_period: 45s', 'stop_grace: 45s', 'must NOT have additional properties (stop_grace)'],
  ['compose.yaml', 'stop_grace_period: 45s', 'stop_grace_period: 45 s', 'must match format "duration"'],
  ['compose.yaml', '"127.0.0.1:3001:3000"', '"127.0.0.1:3001:grafana"', 'must match format "ports"'],
  ['compose.yaml', 'restart: unless-stopped\n  #', 'restart: no\n  restart: always\n  #', 'Map keys must be unique'],
  ['compose.yaml', '<<: *apogee', '<<: *product', 'Merge sources must be maps'],
  ['compose.env.example', 'PSP_SECRET=', 'PSP_SECRET', "'PSP_SECRET' is not a setting"],
  [front, 'kind: Service', 'kind: Servise', 'Kubernetes has no Servise in v1'],
  [front, 'apiVersion: policy/v1', 'apiVersion: policy/v1beta1', 'is no final version'],
  [front, 'readinessProbe:', 'readinesProbe:', 'must NOT have additional properties (readinesProbe)'],
  [front, 'type: RollingUpdate', 'type: Rolling', 'allowed values (RollingUpdate, Recreate)'],
  [platform, 'minReplicas: 2', 'minReplicas: 2\n  minReplicas: 3', 'Map keys must be unique'],
  ['kubernetes/migrate.yaml', 'backoffLimit: 3', 'backofLimit: 3', 'must NOT have additional properties (backofLimit)'],
  [
    'kubernetes/backup.yaml',
    'concurrencyPolicy: Forbid',
    'concurrency: Forbid',
    'must NOT have additional properties (concurrency)',
  ],
  ['alertmanager/alertmanager.yml', 'receiver: on-call', 'receiver: nobody', 'there is no receiver nobody'],
  ['alertmanager/alertmanager.yml', `'severity="warn"'`, 'severity', 'must match pattern'],
  ['prometheus/adapter.yaml', 'seriesQuery:', 'series:', "must have required property 'seriesQuery'"],
  ['systemd/apogee-backup.timer', 'OnCalendar', 'OnCalender', 'there is no OnCalender in Timer'],
  ['kubernetes/network.yaml', 'protocol: UDP', 'protocol: UPD', 'allowed values (TCP, UDP, SCTP)'],
  ['kubernetes/redis.yaml', 'memory: 128Mi', 'memory: 128 Mi', '/requests/memory must match pattern'],
  ['kubernetes/namespace.yaml', 'metadata:', 'meta:', "must have required property 'metadata'"],
  ['kubernetes/kustomization.yaml', 'newTag: "0.1.0"', 'newTag: 0.1', '/images/0/newTag must be string'],
  [unit, '[Install]', '[Instal]', 'there is no section Instal'],
  [unit, 'ProtectClock=yes', 'ProtectClocks=yes', 'there is no ProtectClocks in Service'],
  [unit, 'Type=exec', 'Type: exec', "'Type: exec' is not an option"],
  [nginx, 'proxy_buffering off;', 'proxy_bufering off;', 'nginx has no directive proxy_bufering'],
  [nginx, 'proxy_buffering off;', 'proxy_pass http://front:3000;', 'proxy_pass cannot be in http'],
  [nginx, 'proxy_buffering off;', 'proxy_buffering { off; }', 'proxy_buffering is not a block'],
  [nginx, '"" "";', '"" ";', 'a quote that is not closed'],
  [nginx, '    proxy_pass $platform;', '    proxy_pass $platform', 'proxy_pass has no semicolon'],
  [nginx, '    proxy_pass $platform;\n  }\n', '    proxy_pass $platform;\n', 'a { that nothing closes'],
  [
    'prometheus/prometheus.yml',
    'scrape_interval: 15s',
    'scrape_interval: 15',
    '/global/scrape_interval must be string',
  ],
  [alerts, 'for: 1m', 'four: 1m', "must have required property 'for'"],
  [alerts, 'severity: page', 'severity: urgent', 'allowed values (page, warn)'],
  [alerts, 'expr: up{job=~"apogee.*"} == 0', 'expr: up{job=~apogee} == 0', 'is not PromQL'],
  [board, '"panels": [', '"panels": ,', 'Unexpected'],
  [board, '"type": "timeseries"', '"type": "time"', '/panels/1/type must be equal to one of the allowed values'],
  [board, 'sum by (job, status) (rate(', 'sum by (job, status) (rates(', 'is not PromQL'],
])('%s: %s as %s is rejected: %s', expectFault)

// Files, flags and settings of Apogee’s programs.
test.each([
  ['Containerfile', 'CMD ["apps/web/serve.ts"]', 'CMD ["apps/web/start.ts"]', 'there is no apps/web/start.ts'],
  ['Containerfile', '"apps/web/healthy.ts"', '"scripts/healthy.ts"', 'there is no scripts/healthy.ts'],
  ['Containerfile', '--min-semi-space-size=16', '--min-semi-space=16', 'npm start has no flag --min-semi-space=16'],
  ['Containerfile', 'MALLOC_ARENA_MAX=2', 'MALLOC_ARENA_MAX=8', 'MALLOC_ARENA_MAX has to be 2'],
  ['Containerfile', 'DATA_DIR=/data', 'DATA_FOLDER=/data', 'no program reads the setting DATA_FOLDER'],
  ['compose.yaml', 'stop_grace_period: 45s', 'stop_grace_period: 30s', 'a shutdown takes up to 40 s'],
  ['compose.yaml', '["apps/web/platform.ts"]', '["apps/web/platforms.ts"]', 'there is no apps/web/platforms.ts'],
  ['compose.yaml', 'DRAIN_LIMIT_SECONDS: "20"', 'DRAIN_LIMITS: "20"', 'no program reads the setting DRAIN_LIMITS'],
  ['compose.yaml', 'METRICS_PORT: "9100"', 'METRICS_PORT: "metrics"', 'METRICS_PORT must be a whole number'],
  ['compose.yaml', '--heap-growing-percent=50', '--heap-growing=50', 'npm start has no flag --heap-growing=50'],
  ['compose.yaml', '      PLATFORM_URL: http://entrance:3000\n', '', 'front: PLATFORM_URL is not set'],
  ['compose.yaml', '      REDIS_URL: redis://redis:6379/0\n', '', 'platform: REDIS_URL is not set'],
  ['compose.env.example', 'VAULT_KEYS=\n', '', 'platform: VAULT_KEYS is not set'],
  ['compose.env.example', 'SMTP_URL=', 'SMPT_URL=', 'no program reads the setting SMPT_URL'],
  [front, '--heap-growing-percent=50, ', '', 'starts without --heap-growing-percent=50'],
  [front, 'name: TRUST_PROXY', 'name: TRUSTED_PROXIES', 'no program reads the setting TRUSTED_PROXIES'],
  [front, 'value: "1" }', 'value: "all" }', 'TRUST_PROXY must be a whole number'],
  [front, 'terminationGracePeriodSeconds: 45', 'terminationGracePeriodSeconds: 30', 'a shutdown takes up to 45 s'],
  [platform, 'args: [apps/web/platform.ts]', 'args: [apps/web/platforms.ts]', 'there is no apps/web/platforms.ts'],
  [platform, '            - secretRef: { name: apogee-platform }\n', '', 'SESSION_SECRET is not set'],
  ['kubernetes/kustomization.yaml', 'METRICS_PORT=9100', 'METRICS_PORTS=9100', 'the setting METRICS_PORTS'],
  [unit, 'apps/web/serve.ts', 'apps/web/start.ts', 'there is no apps/web/start.ts'],
  ['systemd/apogee-backup.service', 'backup make', 'make', 'no job is named'],
  ['kubernetes/migrate.yaml', 'task.ts, migrate', 'tasks.ts, migrate', 'there is no apps/web/tasks.ts'],
  ['kubernetes/migrate.yaml', 'name: DATABASE_URL', 'name: DATABASE', 'DATABASE_URL is not set'],
  ['compose.yaml', 'task.ts", "migrate"', 'task.ts", "migrations"', 'no job is named'],
  [unit, '--max-semi-space-size=16', '--max-semi-space=16', 'npm start has no flag --max-semi-space=16'],
  [unit, 'DRAIN_DELAY_SECONDS=5', 'DRAIN_DELAY_SECONDS=5s', 'DRAIN_DELAY_SECONDS must be a whole number'],
  [unit, 'TimeoutStopSec=45', 'TimeoutStopSec=30', 'a shutdown takes up to 40 s'],
])('%s: %s as %s is rejected: %s', expectFault)

function expectFault(path: string, from: string, to: string, finding: string) {
  expect(checkOf(path)?.(withFault(deployed, path, from, to)).join('\n')).toContain(finding)
}
