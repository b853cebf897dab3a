import { z } from 'zod'
import { ourCall } from './define.ts'

const params = z.object({ partner: z.string().max(40) })

/** The fields are those of the aggregator's own protocol, whose adapter reads and answers them (docs/studios.md). */
const answers = { 200: z.unknown() } as const

/** The wallet as an aggregator calls it: paths below the address that it is given. */
export const aggregatorProtocolApi = {
  'aggregator.info': ourCall('POST /aggregators/:partner/user/info', {
    summary: 'A player, as an aggregator may know them',
    who: 'partner',
    raw: true,
    params,
    answers,
  }),
  'aggregator.balance': ourCall('POST /aggregators/:partner/user/balance', {
    summary: 'Balance of a play session, for an aggregator',
    who: 'partner',
    raw: true,
    params,
    answers,
  }),
  'aggregator.bet': ourCall('POST /aggregators/:partner/transaction/bet', {
    summary: 'Take a stake, for an aggregator',
    who: 'partner',
    raw: true,
    params,
    answers,
  }),
  'aggregator.win': ourCall('POST /aggregators/:partner/transaction/win', {
    summary: 'Pay a win, for an aggregator',
    who: 'partner',
    raw: true,
    params,
    answers,
  }),
  'aggregator.rollback': ourCall('POST /aggregators/:partner/transaction/rollback', {
    summary: 'Give a stake back, for an aggregator',
    who: 'partner',
    raw: true,
    params,
    answers,
  }),
} as const
