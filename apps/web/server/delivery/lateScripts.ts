const preload = /<link rel="modulepreload"[^<>]*? href="([^"]+)"[^<>]*>/g
const entry = /<script type="module" async="" src="([^"]+)"[^<>]*><\/script>/g

/** How long scripts wait for an image that never arrives. */
const patienceMs = 2_000

/**
 * Runs at the end of the page, once its styles are loaded. It requests the scripts when the first image has been shown,
 * or the first text if there is no image. The browser reports that moment (Element Timing, Paint Timing); in one that
 * can't, it is the frame after the image was decoded. A background tab paints nothing, nor does a tab that is hidden
 * while it loads: hence the timer.
 */
const start = `(function(d,a){var n=d.currentScript.nonce,w=1;d.currentScript.remove();
function go(){if(!w)return;w=0;a.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;l.nonce=n;d.head.append(l)});
var s=d.createElement("script"),y=self.trustedTypes,p=y&&y.createPolicy("first",{createScriptURL:function(u){return u===a[0]?u:null}});
s.type="module";s.async=true;s.nonce=n;s.src=p?p.createScriptURL(a[0]):a[0];d.head.append(s)}
function soon(){requestAnimationFrame(function(){setTimeout(go)})}
var i=d.querySelector("img[elementtiming]"),t=i?"element":"paint",o=self.PerformanceObserver,k=o&&o.supportedEntryTypes.includes(t);
if(k)new o(go).observe({type:t,buffered:true});i?i.decode().then(k?null:soon,soon):k||soon();setTimeout(go,d.hidden?0:${patienceMs})})`.replaceAll(
  '\n',
  '',
)

/**
 * The server's HTML works without scripts: its links work, and a press is queued until it can be handled
 * (`src/lib/delivery/earlyPress.ts`). Scripts therefore take no bandwidth or CPU before the first image is shown. They
 * are not listed in the head but requested afterwards. Our scripts have the nonce of this response, which foreign code does
 * not know, so the shape of a tag does not matter.
 */
export function lateScripts(html: string, nonce: string): string {
  const isOurs = (tag: string) => tag.includes(` nonce="${nonce}"`)
  const named = [...html.matchAll(entry)].find(([tag]) => isOurs(tag))
  const endOfHead = html.indexOf('</head>')
  if (!named?.[1] || endOfHead < 0) return html
  const scripts = new Set([named[1]])
  const head = html.slice(0, endOfHead).replace(preload, (tag, href: string) => {
    if (!isOurs(tag)) return tag
    scripts.add(href)
    return ''
  })
  const list = JSON.stringify([...scripts]).replaceAll('<', '\\u003c')
  const late = `<script nonce="${nonce}">${start}(document,${list})</script>`
  return `${head}${html.slice(endOfHead, named.index)}${late}${html.slice(named.index + named[0].length)}`
}
