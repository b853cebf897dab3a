/** Anything that answers requests: the app under test. */
export interface Fetcher {
  fetch(request: Request): Response | Promise<Response>
}

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; the text if it is not JSON; null without a body. */
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it looks at and fails when they are not there
  readonly body: any
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'

/** Behaves on the wire like a browser with our front end: keeps cookies, sends Origin and the XHR header. */
export class TestClient {
  readonly cookies = new Map<string, string>()
  readonly #app: Fetcher
  readonly #origin: string

  constructor(app: Fetcher, origin = 'http://localhost:3000') {
    this.#app = app
    this.#origin = origin
  }

  get(path: string, headers?: Record<string, string>) {
    return this.send('GET', path, undefined, headers)
  }
  post(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.send('POST', path, body, headers)
  }
  put(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.send('PUT', path, body, headers)
  }
  patch(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.send('PATCH', path, body, headers)
  }
  delete(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.send('DELETE', path, body, headers)
  }

  /** A string body goes as it is, anything else as JSON. A header set to '' is left out. */
  async send(method: Method, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const all: Record<string, string> = {
      origin: this.#origin,
      'x-requested-with': 'XMLHttpRequest',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
      ...headers,
    }
    const request = new Request(new URL(path, this.#origin), {
      method,
      headers: Object.entries(all).filter(([, value]) => value !== ''),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await this.#app.fetch(request)
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : parse(text) }
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
