import type { Handler } from '../../../core/http/handler.ts'
import { linksOf } from './store.ts'

/** Providers offered for sign-in; `url` starts it. */
export const listProviders: Handler<'auth.providers'> = (ctx) => ({
  status: 200,
  body: ctx.identityProviders.map(({ name, title }) => ({ name, title, url: `/api/auth_providers/${name}/start` })),
})

/** External accounts this player can sign in with. */
export const listLinked: Handler<'auth.linkedProviders'> = async (ctx) => ({
  status: 200,
  body: (await linksOf(ctx.db, ctx.player.id)).map(({ id, provider, uid, created_at }) => ({
    id: Number(id),
    type: provider,
    active: true,
    uid,
    social_network_account: null,
    confirmed_at: created_at.toISOString(),
    removable: true,
  })),
})
