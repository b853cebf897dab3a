import { expect, test } from 'vitest'
import { readDeployed, withFault } from './deployed.ts'
import { systemdFaults } from './systemd.ts'

const deployed = readDeployed()

test('systemd knows each option of the unit, and what it names is there', () => {
  expect(systemdFaults(deployed)).toEqual([])
})

test.each([
  ['[Install]', '[Instal]', 'there is no section Instal'],
  ['ProtectClock=yes', 'ProtectClocks=yes', 'there is no ProtectClocks in Service'],
  ['WantedBy=', 'WantedFrom=', 'there is no WantedFrom in Install'],
  ['Restart=on-failure', 'Restart=on-fail', "Restart cannot be 'on-fail'"],
  ['RestartSec=2', 'RestartSec=soon', "RestartSec cannot be 'soon'"],
  ['PrivateTmp=yes', 'PrivateTmp=maybe', "PrivateTmp cannot be 'maybe'"],
  ['ProtectSystem=strict', 'ProtectSystem=all', "ProtectSystem cannot be 'all'"],
  ['UMask=0077', 'UMask=0088', "UMask cannot be '0088'"],
  ['AF_INET AF_INET6', 'INET AF_INET6', 'RestrictAddressFamilies cannot be'],
  ['multi-user.target', 'multi-user', "WantedBy cannot be 'multi-user'"],
  ['Type=exec', 'Type=exec\nType=simple', 'says Type twice'],
  ['Type=exec', 'Type: exec', "'Type: exec' is no option"],
  ['ExecStart=/usr/bin/env node', 'ExecStart=node', "ExecStart cannot be 'node"],
  ['ExecStart=', '# ExecStart=', 'has to say ExecStart'],
  ['apps/web/serve.ts', 'apps/web/start.ts', 'there is no apps/web/start.ts'],
  ['docs/operating.md', 'docs/operate.md', 'there is no docs/operate.md'],
  ['EnvironmentFile=/etc/apogee.env\n', '', 'has to say EnvironmentFile'],
  ['DynamicUser=yes', 'DynamicUser=no', 'runs as root'],
  ['--max-semi-space-size=16', '--max-semi-space=16', 'npm start has no flag --max-semi-space=16'],
  ['WorkingDirectory=/opt/apogee', 'WorkingDirectory=/srv/apogee', 'works in another folder'],
  ['DRAIN_DELAY_SECONDS=5', 'DRAIN_DELAY=5', 'nobody reads the setting DRAIN_DELAY'],
  ['DRAIN_DELAY_SECONDS=5', 'DRAIN_DELAY_SECONDS=5s', 'DRAIN_DELAY_SECONDS must be a whole number'],
  ['TimeoutStopSec=45', 'TimeoutStopSec=30', 'leaving takes up to 40 s'],
  ['StateDirectory=apogee', 'StateDirectory=casino', 'keeps its data in another folder'],
])('%s as %s is refused: %s', (from, to, finding) => {
  expect(systemdFaults(withFault(deployed, 'systemd/apogee.service', from, to)).join('\n')).toContain(finding)
})
