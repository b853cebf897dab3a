import type { Result } from '@apogee/contract'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../../../lib/api'
import { randomId } from '../../../lib/browser/randomId'

export type FairnessResult = Result<'games.fairness'>
export type ProvableRound = FairnessResult['round']

/** How a round follows from its seeds, as computed by the studio's own module (games/client/prove.ts). */
export interface Proof {
  readonly hash: string
  readonly blocks: readonly { readonly message: string; readonly hmac: string }[]
  readonly draws: readonly { readonly bound: number; readonly words: readonly number[]; readonly value: number }[]
  /** How the game used the random numbers, described in the player's language: `draw` is a zero-based index. */
  readonly course: readonly {
    readonly title: string
    readonly lines: readonly { readonly draw: number | null; readonly mark: string | null; readonly text: string }[]
  }[]
  readonly stakedCents: number
  readonly winCents: number
  readonly mismatches: readonly string[]
}

/** The studio's data about one of the player's rounds, with the texts that explain it in a locale. */
export const roundQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['games.fairness', id, locale],
    queryFn: async ({ signal }) => {
      const told = await api('games.fairness', { params: { id } }, { signal })
      // A platform without proofs.
      if (!told.round?.fairness) throw new ApiError(404, null)
      return told
    },
    // The player may have changed the seed in the game since then.
    staleTime: 0,
  })

/**
 * The same with its seal broken: the server seed is revealed, and the next rounds use a seed of this browser. It stays
 * secret while another round of the game is in progress.
 */
export const openedRoundQuery = (id: string, locale: string) =>
  queryOptions({
    queryKey: ['games.reveal', id, locale],
    queryFn: async ({ client }) => {
      const { queryKey } = roundQuery(id, locale)
      const known = await client.fetchQuery(roundQuery(id, locale))
      if (stageOf(known.round) !== 'secret') return known
      const opened = await api('games.reveal', { params: { id }, body: { player_seed: randomId() } })
      client.setQueryData(queryKey, opened)
      return opened
    },
    staleTime: 0,
    retry: false,
  })

/** A round that its player shared, for anyone with the link. */
export const sharedRoundQuery = (receipt: string, locale: string) =>
  queryOptions({
    queryKey: ['public:games.receipt', receipt, locale],
    queryFn: ({ signal }) => api('games.receipt', { params: { receipt } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Replays the round in this browser with the studio's code, which describes it in this locale. */
export const proofQuery = ({ round, prover_url, messages }: FairnessResult, locale: string) =>
  queryOptions({
    queryKey: ['games.proof', round.id, round.fairness.server_seed, locale],
    queryFn: async ({ client, queryKey }): Promise<Proof> => {
      if (!prover_url) throw new Error('the studio has no proof')
      // Some browsers remember that a module did not load: a retry needs another address.
      const failures = client.getQueryState(queryKey)?.errorUpdateCount ?? 0
      const module: {
        prove: (round: ProvableRound, locale: string, texts: FairnessResult['messages']) => Promise<Proof>
      } = await import(/* @vite-ignore */ failures === 0 ? prover_url : `${prover_url}?retry=${failures}`)
      return module.prove(round, locale, messages)
    },
    enabled: stageOf(round) === 'provable',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/**
 * `open`: not played yet; `secret`: finished, but its server seed is still in use; `provable`: everything is known;
 * `void`: never played.
 */
export type Stage = 'open' | 'secret' | 'provable' | 'void'

export function stageOf({ state, win_cents, fairness }: ProvableRound): Stage {
  if (state === 'rolled_back' || state === 'refused') return 'void'
  if (win_cents === null) return 'open'
  return fairness.server_seed === null ? 'secret' : 'provable'
}

/** The input of `verify.mjs`. */
export const factsText = ({ round }: FairnessResult): string => JSON.stringify(round, null, 2)

/** The bits a number was made of, as hex; skipped ones first. */
export const bitsText = (words: readonly number[]): string =>
  words.map((word) => word.toString(16).padStart(8, '0')).join(' ')
