// The configuration of nginx: checks its syntax, and against nginx's reference where each directive is allowed.
import { getDirectives } from '@nginx/reference-lib'
import { type Deployed, textOf } from './deployed.ts'
import { type Directive, NginxSyntaxError, readNginx } from './nginxReader.ts'

const file = 'nginx/apogee.conf'
// Directives of the open source build, for HTTP.
const known = getDirectives().filter(({ module }) => /^(?:ngx_http_|Core)/.test(module))

function directiveFaults(directives: readonly Directive[], context: string): string[] {
  return directives.flatMap(({ name, line, inner }) => {
    const described = known.filter((each) => each.name === name)
    if (described.length === 0) return [`${file}:${line}: nginx has no directive ${name}`]
    const here = described.filter(({ contexts }) => contexts.includes(context) || contexts.includes(''))
    if (here.length === 0) return [`${file}:${line}: ${name} cannot be in ${context}`]
    if (!here.some(({ isBlock }) => isBlock === (inner !== undefined)))
      return [`${file}:${line}: ${name} ${inner ? 'is not a block' : 'is a block'}`]
    // A map contains values of its variable, not directives.
    return inner && name !== 'map' ? directiveFaults(inner, name) : []
  })
}

/** compose.yaml mounts the file where nginx reads the content of `http { }`. */
export function nginxFaults(deployed: Deployed): string[] {
  try {
    return directiveFaults(readNginx(textOf(deployed, file)), 'http')
  } catch (error) {
    if (!(error instanceof NginxSyntaxError)) throw error
    return [`${file}: ${error.message}`]
  }
}
