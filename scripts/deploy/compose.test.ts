import { expect, test } from 'vitest'
import { composeFaults } from './compose.ts'
import { readDeployed, withFault } from './deployed.ts'

const deployed = readDeployed()

test('Compose accepts its file, and the services meet', () => {
  expect(composeFaults(deployed)).toEqual([])
})

test.each([
  ['stop_grace_period: 45s', 'stop_grace: 45s', 'must NOT have additional properties (stop_grace)'],
  ['stop_grace_period: 45s', 'stop_grace_period: 45', '/stop_grace_period must be string'],
  ['stop_grace_period: 45s', 'stop_grace_period: 45 s', '/stop_grace_period must match format "duration"'],
  ['stop_grace_period: 45s', 'stop_grace_period: 30s', 'leaving takes up to 40 s'],
  ['"127.0.0.1:3001:3000"', '"127.0.0.1:3001:grafana"', 'must match format "ports"'],
  ['"127.0.0.1:3001:3000"', '"3001:3000"', 'grafana publishes 3001:3000 without an address'],
  ['restart: unless-stopped\n  #', 'restart: unless-stopped\n  restart: always\n  #', 'Map keys must be unique'],
  ['<<: *apogee', '<<: *product', 'Merge sources must be maps'],
  ['replicas: 2', 'replicas: two', '/replicas must be integer'],
  ['condition: service_healthy', 'condition: service_ready', 'must be equal to one of the allowed values'],
  ['      redis:\n        condition', '      valkey:\n        condition', 'platform depends on valkey'],
  ['healthcheck:\n      test: ["CMD", "valkey', 'x-check:\n      test: ["CMD", "valkey', 'until redis is healthy'],
  ['      - database\n    volumes', '      - data\n    volumes', 'postgres is in the network data'],
  [
    '  redis:\n    image: valkey/valkey:7.2-alpine',
    '  redis:\n    image: valkey/valkey',
    'the image of redis has no version',
  ],
  ['postgres-data:/var/lib', 'pg-data:/var/lib', 'the volume pg-data, which is not there'],
  ['  grafana-data: {}', '  grafana-data: {}\n  old-data: {}', 'nobody mounts the volume old-data'],
  ['./nginx/apogee.conf', './nginx/default.conf', 'mounts deploy/nginx/default.conf'],
  ['dockerfile: deploy/Containerfile', 'dockerfile: deploy/Dockerfile', 'deploy/Dockerfile, which is not there'],
  ['["apps/web/platform.ts"]', '["apps/web/platforms.ts"]', 'there is no apps/web/platforms.ts'],
  ['redis://redis:6379/0', 'redis://valkey:6379/0', 'REDIS_URL leads to valkey'],
  ['http://entrance:3000', 'http://postgres:3000', 'PLATFORM_URL leads to postgres, which it does not reach'],
  ['DRAIN_LIMIT_SECONDS: "20"', 'DRAIN_LIMITS: "20"', 'nobody reads the setting DRAIN_LIMITS'],
  ['METRICS_PORT: "9100"', 'METRICS_PORT: "metrics"', 'METRICS_PORT must be a whole number'],
  ['${GRAFANA_PASSWORD:?', '${GRAFANA_SECRET:?', 'compose.env.example does not name GRAFANA_SECRET'],
  ['no-new-privileges:true', 'no-new-privilege:true', 'has the security option no-new-privilege:true'],
  ['    restart: unless-stopped\n    # It', '    # It', 'nobody restarts entrance'],
  ['cap_drop:\n    - ALL', 'cap_drop:\n    - NET_RAW', 'front may do more than it needs'],
  ['GF_SECURITY_ADMIN_PASSWORD:', 'GF_ADMIN_PASSWORD:', 'nobody tells grafana GF_SECURITY_ADMIN_PASSWORD'],
  ['POSTGRES_DB: apogee', 'POSTGRES_DATABASE: apogee', 'postgres is told POSTGRES_DATABASE'],
  ['--heap-growing-percent=50', '--heap-growing=50', 'front: npm start has no flag --heap-growing=50'],
  ['      PLATFORM_URL: http://entrance:3000\n', '', 'front: nobody tells it PLATFORM_URL'],
  ['    command: ["apps/web/platform.ts"]\n', '', 'platform: nobody tells it PLATFORM_URL'],
  ['      REDIS_URL: redis://redis:6379/0\n', '', 'platform: nobody tells it REDIS_URL'],
  ['      test: ["CMD", "valkey-cli", "ping"]\n', '', 'until redis is healthy'],
  [':?the password of the account admin}', '', 'a $ that begins no variable'],
  [
    'environment:\n      POSTGRES_DB: apogee',
    'environment:\n      - POSTGRES_DB=apogee\n    x-rest:',
    'write maps as maps',
  ],
])('compose.yaml: %s as %s is refused: %s', (from, to, finding) => {
  expect(composeFaults(withFault(deployed, 'compose.yaml', from, to)).join('\n')).toContain(finding)
})

test.each([
  ['VAULT_KEYS=\n', '', 'platform: nobody tells it VAULT_KEYS'],
  ['SMTP_URL=', 'SMPT_URL=', 'nobody reads the setting SMPT_URL'],
  ['POSTGRES_PASSWORD=\n', '', 'does not name POSTGRES_PASSWORD'],
  ['# TRUST_PROXY=2\n', '', 'does not name TRUST_PROXY'],
  ['PSP_SECRET=', 'PSP_SECRET', "'PSP_SECRET' is no setting"],
])('compose.env.example: %s as %s is refused: %s', (from, to, finding) => {
  expect(composeFaults(withFault(deployed, 'compose.env.example', from, to)).join('\n')).toContain(finding)
})
