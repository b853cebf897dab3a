import shapes from 'virtual:answer-shapes'
import { type Client, createClient } from '@apogee/contract/protocol/client'
import { pageRequest } from '../page/pageRequest'
import { platformFetch } from './platformFetch'

/** Calls the platform in-process. CONST-01: 8 s timeout, no retries. */
export const client: Client = createClient({
  fetch: platformFetch,
  baseUrl: 'http://platform',
  timeoutMs: 8_000,
  retries: 0,
  shapes,
  gamePictures: () => pageRequest()?.brand.gamePictures,
})
