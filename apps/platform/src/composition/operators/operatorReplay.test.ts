import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GamesSetup } from '../../areas/games/test/gamesSetup.ts'
import { readConfig } from '../../core/config/config.ts'
import { hmacHex } from '../../core/ids.ts'
import { onEachEngine } from '../../testing/databases.ts'
import { runCommand } from './operatorCommands.ts'

const signed = ['--by', 'Sam of support', '--reason', 'the player disputes the win']

/** As far as the command needs it. */
const coreOf = ({ db, clock, secret }: GamesSetup) =>
  ({ db, clock, config: readConfig({ WALLET_SECRET: secret }) }) as never

describe('a replay for support', () =>
  onEachEngine((open) => {
    let setup: GamesSetup
    beforeAll(async () => {
      setup = await GamesSetup.open(open)
    })
    afterAll(() => setup.db.close())

    test('a finished round gets a signed link, and the operator is recorded with the account', async () => {
      const player = await setup.player(10_00n)
      const session = await setup.play(player)
      const round = { session, round_id: 'round-7' }
      await setup.wallet('bet', { ...round, transaction_id: 'bet-7', amount_cents: 100 })
      const core = coreOf(setup)
      expect(await runCommand(['round-replay', 'round-7', ...signed], core)).toMatchObject({ isDone: false })
      await setup.wallet('win', { ...round, transaction_id: 'win-7', amount_cents: 250, round_finished: true })
      const { isDone, text } = await runCommand(['round-replay', 'round-7', ...signed], core)
      expect(isDone).toBe(true)
      expect(text).toContain('bet 100, win 250 in minor units of EUR')
      const [, facts, signature] = /\/studio\/replay\/(round-7\.en\.\d+)\.([0-9a-f]{64})\n/.exec(text) ?? []
      expect(signature).toBe(hmacHex(setup.secret, `replay.${facts}`))
      expect(await setup.db.query('SELECT action, details, operator FROM operator_actions')).toEqual([
        { action: 'round_replayed', details: 'round-7', operator: 'Sam of support' },
      ])
    })

    test('an unknown round is reported', async () => {
      expect(await runCommand(['round-replay', 'nothing', ...signed], coreOf(setup))).toEqual({
        isDone: false,
        text: 'There is no round nothing.',
      })
    })
  }))
