import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { RedisServer, redisProgram } from '../../testing/redisServer.ts'
import { ConfigError } from '../config/config.ts'
import { RateLimiter } from '../http/rateLimit.ts'
import { openLog } from '../log.ts'
import type { NodeChange, Nodes } from './nodes.ts'
import { Presence } from './presence.ts'
import { openRedisNodes } from './redisNodes.ts'

const within = { timeout: 15_000, interval: 20 }

describe.runIf(redisProgram)('nodes over Redis', () => {
  const redis = new RedisServer()
  const opened: Nodes[] = []
  beforeAll(() => redis.start())
  afterEach(async () => {
    for (const node of opened.splice(0)) await node.close()
  })
  afterAll(() => redis.remove())

  async function join(database = 0): Promise<Nodes> {
    const node = await openRedisNodes({ url: `${redis.url}/${database}`, log: openLog('silent') })
    opened.push(node)
    return node
  }
  const heardBy = (node: Nodes): string[] => {
    const heard: string[] = []
    node.subscribe('player', ({ id }) => heard.push(id))
    return heard
  }

  test('a message reaches all other nodes, or the listed ones, and never its sender', async () => {
    const [a, b, c] = [await join(), await join(), await join()]
    const stranger = heardBy(await join(1))
    const heard = [a, b, c].map(heardBy)
    a.publish('player', { id: '1' })
    a.publish('player', { id: '2' }, [c.self])
    b.publish('player', { id: '3' })
    await vi.waitFor(() => expect(heard).toEqual([['3'], ['1'], ['1', '2', '3']]), within)
    expect(stranger).toEqual([])
  })

  test('[SEC-07] a limit is counted once for all nodes', async () => {
    const [a, b] = [await join(), await join()]
    const limits = { 'auth.signIn': { address: { burst: 3, perMinute: 6 } } }
    const [atA, atB] = [new RateLimiter(limits, a), new RateLimiter(limits, b)]
    const ask = (limiter: RateLimiter) => limiter.check('auth.signIn', '192.0.2.1', null)
    await ask(atA)
    await ask(atB)
    await ask(atA)
    await expect(ask(atB)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '10' } })
    await expect(ask(atA)).rejects.toMatchObject({ status: 429 })
    await atB.check('auth.signIn', '198.51.100.1', null)
  })

  test('a bucket refills over time', async () => {
    const node = await join()
    const fast = { burst: 1, perMinute: 60_000 }
    expect(await node.takeToken('fast', fast)).toBe(0)
    await vi.waitFor(async () => expect(await node.takeToken('fast', fast)).toBe(0), within)
  })

  test('a node that dies is removed from the list of peers', async () => {
    const [a, b] = [await join(), await join()]
    const changes: NodeChange[] = []
    a.onChange((change) => changes.push(change))
    await vi.waitFor(() => expect(a.peers()).toEqual([b.self]), within)
    await b.close()
    await vi.waitFor(() => expect(changes).toContainEqual({ kind: 'gone', node: b.self }), within)
    expect(a.peers()).toEqual([])
  })

  test('every node knows the connections of its peers, also one that joins later', async () => {
    const [a, b] = [await join(), await join()]
    const here = new Set(['7'])
    const atA = new Presence(a, () => here)
    const atB = new Presence(b, () => ['public:wins'])
    expect(atB.nodesOf('7')).toBeNull()
    await vi.waitFor(() => expect(atB.nodesOf('7')).toEqual([a.self]), within)
    await vi.waitFor(() => expect(atA.nodesOf('public:wins')).toEqual([b.self]), within)
    expect(atA.nodesOf('7')).toEqual([])
    atA.change('8', true)
    atA.change('7', false)
    await vi.waitFor(() => expect([...(atB.remote() ?? [])]).toEqual(['8']), within)
    here.delete('7')
    here.add('8')
    const c = await join()
    const atC = new Presence(c, () => [])
    await vi.waitFor(() => expect(atC.nodesOf('8')).toEqual([a.self]), within)
    expect(atC.nodesOf('7')).toEqual([])
  })

  test('[SEC-07] a Redis that restarts empty resets no limit, at any node', async () => {
    const [a, b] = [await join(), await join()]
    // So slow that no token is refilled while the test runs.
    const limits = { 'auth.signIn': { address: { burst: 3, perMinute: 0.001 } } }
    const [atA, atB] = [new RateLimiter(limits, a), new RateLimiter(limits, b)]
    const ask = (limiter: RateLimiter) => limiter.check('auth.signIn', '192.0.2.7', null)
    for (const limiter of [atA, atB, atA]) await ask(limiter)
    await redis.stop()
    await vi.waitFor(() => expect([a.isConnected(), b.isConnected()]).toEqual([false, false]), within)
    // Each counts separately: one token is left here, and two there.
    await ask(atA)
    await expect(ask(atA)).rejects.toMatchObject({ status: 429 })
    await redis.start()
    await vi.waitFor(() => expect([a.isConnected(), b.isConnected()]).toEqual([true, true]), within)
    await expect(ask(atA)).rejects.toMatchObject({ status: 429 })
    await expect(ask(atB)).rejects.toMatchObject({ status: 429 })
  })

  test('another program’s message is ignored, and breaks nothing', async () => {
    const [a, b] = [await join(), await join()]
    const heard = heardBy(b)
    await redis.publish('apogee:0:all', ['null', '7', '"x"', '{}', '{"from":1}', '{"from":"x","topic":"player"}', '{'])
    a.publish('player', { id: '2' })
    await vi.waitFor(() => expect(heard).toEqual(['2']), within)
    expect(b.peers()).toEqual([a.self])
  })

  test('while Redis is down each node counts separately and reports that it is cut off; then it recovers', async () => {
    const [a, b] = [await join(), await join()]
    const heard = heardBy(b)
    const changes: NodeChange[] = []
    b.onChange((change) => changes.push(change))
    const limits = { 'auth.signIn': { address: { burst: 1, perMinute: 1 } } }
    const [atA, atB] = [new RateLimiter(limits, a), new RateLimiter(limits, b)]
    await redis.stop()
    await vi.waitFor(() => expect([a.isConnected(), b.isConnected()]).toEqual([false, false]), within)
    expect(await a.takeToken('x', { burst: 1, perMinute: 1 })).toBeNull()
    await atA.check('auth.signIn', '192.0.2.9', null)
    await atB.check('auth.signIn', '192.0.2.9', null)
    await expect(atA.check('auth.signIn', '192.0.2.9', null)).rejects.toMatchObject({ status: 429 })
    a.publish('player', { id: '1' })
    await redis.start()
    await vi.waitFor(() => expect([a.isConnected(), b.isConnected()]).toEqual([true, true]), within)
    a.publish('player', { id: '2' })
    await vi.waitFor(() => expect(heard).toEqual(['2']), within)
    expect(changes).toContainEqual({ kind: 'isBack' })
  })

  test('an unreachable Redis is reported in one sentence', async () => {
    const open = openRedisNodes({ url: 'redis://127.0.0.1:1', log: openLog('silent') })
    await expect(open).rejects.toThrow(ConfigError)
    await expect(open).rejects.toThrow(/^The Redis of REDIS_URL \(127\.0\.0\.1:1\) cannot be used: .*ECONNREFUSED/)
  })
})
