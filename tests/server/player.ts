/** A signed-in player with what a browser sends to the API: a cookie, the XHR header and the origin. */
export class Player {
  readonly email: string
  readonly #url: string
  #cookie = ''

  constructor(url: string, email: string) {
    this.#url = url
    this.email = email
  }

  async signIn(password = 'Rocket-2026!'): Promise<void> {
    const answer = await this.call('POST', '/api/users/sign_in', { user: { email: this.email, password } })
    if (answer.status !== 201)
      throw new Error(`${this.email} cannot log in: ${answer.status} ${JSON.stringify(answer.body)}`)
  }

  /** Returns the response body as text. */
  async get(path: string): Promise<{ readonly status: number; readonly text: string }> {
    const answer = await fetch(`${this.#url}${path}`, {
      headers: { 'x-requested-with': 'XMLHttpRequest', origin: this.#url, cookie: this.#cookie },
    })
    return { status: answer.status, text: await answer.text() }
  }

  /** Rejects only if there is no response. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    idempotencyKey?: string,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        origin: this.#url,
        'content-type': 'application/json',
        ...(this.#cookie && { cookie: this.#cookie }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    if (cookies.length > 0) this.#cookie = cookies.join('; ')
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : null }
  }
}
