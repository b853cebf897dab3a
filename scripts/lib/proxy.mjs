// nginx in front of the nodes of one machine: a public port to the web nodes and an internal one to the platforms.
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { needNginx } from './machine.mjs'
import { start, stop, temporaryFolder } from './processes.mjs'

const startWithinMs = 20_000

/**
 * Each of `listeners` is a port and the ports behind it. A request that no node has begun to answer goes to the next node;
 * a request in progress on a node that dies gets a 502, and the caller must repeat it. No node is taken out of rotation
 * after failures: on one machine a dead node refuses connections at once, and an upstream whose nodes have all failed a
 * moment ago would answer 502 without trying.
 */
export async function startProxy(listeners) {
  const folder = temporaryFolder('proxy')
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configOf(folder, listeners))
  const server = start(needNginx(), ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  for (const { port } of listeners) await portAnswers(port, server, 'nginx')
  return { stop: () => stop(server) }
}

const configOf = (folder, listeners) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 8192; }
http {
  access_log off;
  client_max_body_size 20m;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  map $http_upgrade $connection_or_close { default upgrade; '' ''; }
${listeners.map(serverOf).join('\n')}
}
`

const serverOf = ({ name, port, to, isPublic }) => `
  upstream ${name} {
    ${to.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_connect_timeout 1s;
      proxy_read_timeout 120s;
      proxy_buffering off;
      proxy_next_upstream error timeout;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_or_close;
      ${isPublic ? 'proxy_set_header X-Forwarded-For $remote_addr;' : ''}
      ${isPublic ? 'proxy_set_header X-Forwarded-Host "";' : ''}
    }
  }`

/** Waits until something listens on a port; throws when the given process has ended. */
export async function portAnswers(port, server, what) {
  for (const deadline = Date.now() + startWithinMs; Date.now() < deadline && server.exitCode === null; ) {
    if (await listens(port)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${what} did not start`)
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const settle = (is) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
}
