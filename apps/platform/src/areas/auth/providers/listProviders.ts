import type { Handler } from '../../../core/http/handler.ts'
import { linksOf } from './store.ts'

/** Whom one may sign in with; `url` begins it. */
export const listProviders: Handler<'auth.providers'> = (ctx) => ({
  status: 200,
  body: ctx.identityProviders.map(({ name, title }) => ({ name, title, url: `/api/auth_providers/${name}/start` })),
})

/** Accounts elsewhere by which this player signs in. */
export const listLinked: Handler<'auth.linkedProviders'> = async (ctx) => ({
  status: 200,
  body: (await linksOf(ctx.db, ctx.player.id)).map(({ id, provider, uid, created_at }) => ({
    id: Number(id),
    type: provider,
    active: true,
    uid,
    social_network_account: null,
    confirmed_at: created_at.toISOString(),
    removable: false,
  })),
})
