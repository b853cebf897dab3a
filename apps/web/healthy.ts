// Whether the server of this machine is alive, as an exit code: the health check of the container.
import process from 'node:process'

// No response is what an unhealthy server gives: the exit code shows it.
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] ?? 3000}/healthz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
