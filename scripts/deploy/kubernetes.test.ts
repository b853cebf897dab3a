import { expect, test } from 'vitest'
import { readDeployed, withFault } from './deployed.ts'
import { kubernetesFaults } from './kubernetes.ts'

const deployed = readDeployed()

test('a cluster accepts the manifests, and they meet', () => {
  expect(kubernetesFaults(deployed)).toEqual([])
})

test.each([
  // Of one document.
  ['front', 'kind: Service', 'kind: Servise', 'Kubernetes has no Servise in v1'],
  ['front', 'apiVersion: policy/v1', 'apiVersion: policy/v1beta1', 'is no final version'],
  ['front', 'maxReplicas: 20', 'maxReplicas: many', '/spec/maxReplicas must be integer'],
  ['front', 'minReplicas: 2\n  maxReplicas: 20', 'minReplicas: 2', 'must have required property'],
  ['front', 'readinessProbe:', 'readinesProbe:', '/containers/0 must NOT have additional properties (readinesProbe)'],
  ['platform', 'replicas: 2', 'replica: 2', '/spec must NOT have additional properties (replica)'],
  ['platform', 'runAsUser: 10001', 'runAsUser: player', '/runAsUser must be integer'],
  ['platform', 'replicas: 2', 'replicas: 2\n  replicas: 3', 'Map keys must be unique'],
  ['network', 'protocol: UDP', 'protocol: UPD', 'must be equal to one of the allowed values (TCP, UDP, SCTP)'],
  ['redis', 'emptyDir: { sizeLimit: 64Mi }', 'emptyDir: { sizeLimit: 64MB }', '/emptyDir/sizeLimit must match pattern'],
  ['redis', 'memory: 128Mi', 'memory: 128 Mi', '/requests/memory must match pattern'],
  [
    'front',
    'type: RollingUpdate',
    'type: Rolling',
    'must be equal to one of the allowed values (RollingUpdate, Recreate)',
  ],
  ['network', 'policyTypes: [Ingress, Egress]', 'policyTypes: [Ingress, Outgress]', '(Ingress, Egress)'],
  ['namespace', 'metadata:', 'meta:', "must have required property 'metadata'"],
  // Between documents.
  ['front', '--heap-growing-percent=50, ', '', 'starts without --heap-growing-percent=50'],
  ['platform', 'args: [apps/web/platform.ts]', 'args: [apps/web/platforms.ts]', 'there is no apps/web/platforms.ts'],
  [
    'network',
    '  podSelector: {}\n  policyTypes: [Ingress, Egress]\n',
    '  podSelector: {}\n',
    'has to say of which types',
  ],
  ['front', '  maxUnavailable: 1\n', '', 'says one of minAvailable and maxUnavailable'],
  [
    'front',
    'io/proxy-body-size',
    'io/body-size',
    'the ingress controller reads no nginx.ingress.kubernetes.io/body-size',
  ],
  ['front', 'httpGet: { path: /readyz, port: http }\n', '\n', 'readinessProbe asks nothing'],
  [
    'front',
    '            - { name: PLATFORM_URL, value: "http://platform:3000" }\n',
    '',
    'nobody tells it PLATFORM_URL',
  ],
  ['platform', '          args: [apps/web/platform.ts]\n', '', 'nobody tells it PLATFORM_URL'],
  ['platform', '            - secretRef: { name: apogee-platform }\n', '', 'nobody tells it SESSION_SECRET'],
  ['platform', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'may do more than'],
  ['kustomization', '    newTag: "0.1.0"\n', '', 'the image apogee has no version'],
  [
    'front',
    'selector: { app.kubernetes.io/name: front }',
    'selector: { app.kubernetes.io/name: frnt }',
    'of 0 deployments',
  ],
  [
    'front',
    'matchLabels: { app.kubernetes.io/name: front }',
    'matchLabels: { name: front }',
    'does not select its own pods',
  ],
  ['front', 'targetPort: http', 'targetPort: web', 'leads to the port web'],
  ['front', 'path: /readyz, port: http', 'path: /readyz, port: web', 'readinessProbe asks the port web'],
  ['front', 'kind: Deployment, name: front', 'kind: Deployment, name: site', 'scales what is not there'],
  ['front', 'port: { name: http } }', 'port: { name: https } }', 'leads to front:https'],
  ['front', 'hosts: [casino.example]', 'hosts: [casino.test]', 'no certificate for casino.example'],
  ['front', 'secretName: casino-example-tls', 'secretName: another-tls', 'does not name another-tls'],
  ['front', 'http://platform:3000', 'http://platform:3001', 'leads to platform:3001'],
  ['front', 'name: TRUST_PROXY', 'name: TRUSTED_PROXIES', 'nobody reads the setting TRUSTED_PROXIES'],
  ['front', 'value: "1" }', 'value: "all" }', 'TRUST_PROXY must be a whole number'],
  ['front', 'terminationGracePeriodSeconds: 45', 'terminationGracePeriodSeconds: 30', 'leaving takes up to 45 s'],
  ['front', 'prometheus.io/port: "9100"', 'prometheus.io/port: "9090"', 'its metrics are at another port'],
  ['front', 'name: apogee-settings', 'name: settings', 'nobody makes the config map settings'],
  ['front', 'name: tmp, mountPath', 'name: temp, mountPath', 'no volume temp'],
  ['front', 'drop: [ALL]', 'drop: [NET_RAW]', 'may do more than the namespace allows or it needs'],
  [
    'platform',
    'secretRef: { name: apogee-platform }',
    'secretRef: { name: secrets }',
    'does not name the secret secrets',
  ],
  ['platform', 'limits: { memory: 1536Mi }', 'limits: { cpu: "1" }', 'the most memory it gets'],
  ['platform', 'redis://redis:6379', 'redis://valkey:6379', 'leads to valkey:6379'],
  ['redis', 'image: valkey/valkey:7.2-alpine', 'image: valkey/valkey', 'has no version'],
  ['network', '{ port: redis }', '{ port: cache }', 'nobody has the port cache'],
  [
    'network',
    'matchLabels: { app.kubernetes.io/name: front }',
    'matchLabels: { app.kubernetes.io/name: site }',
    'selects no pods',
  ],
  ['network', 'policyTypes: [Ingress, Egress]\n  ingress', 'policyTypes: [Egress]\n  ingress', 'rules of Ingress'],
  ['namespace', 'name: apogee', 'name: casino', 'no namespace apogee'],
  ['kustomization', '  - network.yaml\n', '', 'does not list network.yaml'],
  ['kustomization', '  - network.yaml', '  - networks.yaml', 'lists networks.yaml, which is not there'],
  ['kustomization', 'METRICS_PORT=9100', 'METRICS_PORTS=9100', 'nobody reads the setting METRICS_PORTS'],
  ['kustomization', 'resources:', 'resource:', 'must NOT have additional properties (resource)'],
  ['kustomization', 'newTag: "0.1.0"', 'newTag: 0.1', '/images/0/newTag must be string'],
])('%s: %s as %s is refused: %s', (file, from, to, finding) => {
  const faults = kubernetesFaults(withFault(deployed, `kubernetes/${file}.yaml`, from, to))
  expect(faults.join('\n')).toContain(finding)
})
