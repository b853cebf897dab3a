import { expect, test } from 'vitest'
import { readDeployed, withFault } from './deployed.ts'
import { nginxFaults } from './nginx.ts'
import { readNginx } from './nginxReader.ts'

const deployed = readDeployed()

test('nginx has each directive, where it stands and with these words', () => {
  expect(nginxFaults(deployed)).toEqual([])
})

test('words, quotes and blocks are read', () => {
  expect(readNginx(`a "b; c" 'd'; # e;\nf \${g}h#i { j; }`)).toEqual([
    { name: 'a', words: ['b; c', 'd'], line: 1 },
    { name: 'f', words: [`\${g}h#i`], line: 2, inner: [{ name: 'j', words: [], line: 2 }] },
  ])
})

test.each([
  ['proxy_buffering off;', 'proxy_buffering off', 'proxy_buffering takes another number of words than 4'],
  ['proxy_buffering off;', 'proxy_bufering off;', 'nginx has no directive proxy_bufering'],
  ['proxy_buffering off;', 'proxy_buffering no;', 'proxy_buffering does not take no'],
  ['proxy_buffering off;', 'proxy_buffering on off;', 'takes another number of words than 2'],
  ['proxy_buffering off;', 'proxy_buffering { off; }', 'proxy_buffering is no block'],
  ['proxy_buffering off;', 'proxy_pass http://front:3000;', 'proxy_pass cannot stand in http'],
  ['proxy_http_version 1.1;', 'proxy_http_version 1.2;', 'does not take 1.2'],
  ['proxy_connect_timeout 1s;', 'proxy_connect_timeout 1sec;', 'does not take 1sec'],
  ['client_max_body_size 20m;', 'client_max_body_size 20mb;', 'does not take 20mb'],
  ['proxy_next_upstream error timeout;', 'proxy_next_upstream error late;', 'does not take error late'],
  ['"" "";', '"";', 'needs one value'],
  ['"" "";', '"" ";', 'a quote that is not closed'],
  ['  listen 8080;', '  listen 8080;\n  server { }', 'server cannot stand in server'],
  ['server {\n  listen 8080;', 'server;\n  listen 8080;', 'a } that closes nothing'],
  ['  location / {\n    set $platform', '  location /;\n  if ($host) {\n    set $platform', 'location is a block'],
  ['server {\n  listen 3000;', '}\nserver {\n  listen 3000;', 'a } that closes nothing'],
  ['    proxy_pass $platform;\n  }\n', '    proxy_pass $platform;\n', 'a { that nothing closes'],
  ['    proxy_pass $platform;', '    proxy_pass $platform', 'proxy_pass has no semicolon'],
  ['set $platform http://platform:3000;', 'set platform http://platform:3000;', 'nobody sets $platform'],
  ['set $front http://front:3000;', 'set $front http://site:3000;', 'does not reach site'],
  ['Connection $connection_or_close', 'Connection $connection_or_open', 'nobody sets $connection_or_open'],
  ['resolver 127.0.0.11 valid=2s;', '', 'names in variables need a resolver'],
  ['    proxy_set_header Host $http_host;\n', '', 'the header Host of the block around is lost here'],
  ['    proxy_pass $platform;\n', '', 'this location answers nothing'],
  ['listen 8080;', 'listen 8081;', 'nothing listens at 127.0.0.1:8080:8080'],
  ['listen 3000;', 'listen 3001;', 'nothing listens at entrance:3000'],
])('%s as %s is refused: %s', (from, to, finding) => {
  expect(nginxFaults(withFault(deployed, 'nginx/apogee.conf', from, to)).join('\n')).toContain(finding)
})
