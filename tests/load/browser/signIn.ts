import type { BrowserContext } from 'playwright-core'
import { demoPassword } from '../../../apps/platform/src/areas/auth/seed.ts'

/** Signs the demo's VIP in: all pages of the context are theirs. */
export async function signIn({ request }: BrowserContext, origin: string): Promise<void> {
  const user = { email: 'vip@apogee.test', password: demoPassword }
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin }
  const answer = await request.post(`${origin}/api/users/sign_in`, { data: { user }, headers })
  if (!answer.ok()) throw new Error(`signing in answers ${answer.status()}`)
}
