// Child processes that never outlive the script that started them.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const children = new Set()
const cleanups = []
const folders = new Set()
let isEnding = false

/** Starts a child in its own process group, so that stopping it also stops its children. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { detached: true, ...options })
  adopt(child)
  return child
}

/** Registers a child that other code started, so that it is stopped with the rest. */
export function adopt(child) {
  children.add(child)
  child.once('close', () => children.delete(child))
}

/** Runs a command to its end and shows its output. Resolves to the exit code (1 if a signal ended it). */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(127)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Stops a child and its process group, first with SIGTERM. Resolves when the child has exited. */
export function stop(child, patienceMs = 5_000) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs)
    child.once('close', () => {
      clearTimeout(force)
      resolve()
    })
    signalGroup(child, 'SIGTERM')
  })
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

/** Registers clean-up work for the end of the script, also after Ctrl-C; the last registered runs first. */
export function atEnd(cleanup) {
  cleanups.push(cleanup)
}

/** Stops every child, runs the clean-ups and exits with the code. */
export async function end(code) {
  if (isEnding) return
  isEnding = true
  await Promise.all([...children].map((child) => stop(child)))
  for (const cleanup of cleanups.reverse()) {
    await Promise.resolve(cleanup()).catch((error) => console.error(error))
  }
  process.exit(code)
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.on(signal, () => void end(code))
}

// An uncaught error skips the graceful shutdown: child processes still have to be ended.
process.on('exit', () => {
  for (const child of children) signalGroup(child, 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** A new folder that is deleted when the script ends. */
export function temporaryFolder(name, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, `apogee-${name}-`))
  folders.add(folder)
  return folder
}

/** A loopback port that was free a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
