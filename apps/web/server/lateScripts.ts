const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g
const entry = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/

/** So long scripts wait for a picture that does not come. */
const patienceMs = 2_000

/**
 * Runs at the end of the page, once its styles are there: asks for the scripts when the first picture has been shown, or the
 * first text where there is none. The browser says when that is (Element Timing, Paint Timing); one that can't is asked for the frame
 * after the picture's decoding. A page nobody looks at shows nothing, and a tab that is hidden meanwhile nothing any more: hence the timer.
 */
const start = `(function(d,a){var n=d.currentScript.nonce,w=1;d.currentScript.remove();
function go(){if(!w)return;w=0;a.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;l.nonce=n;d.head.append(l)});
var s=d.createElement("script");s.type="module";s.async=true;s.nonce=n;s.src=a[0];d.head.append(s)}
function soon(){requestAnimationFrame(function(){setTimeout(go)})}
var i=d.querySelector("img[elementtiming]"),t=i?"element":"paint",o=self.PerformanceObserver,k=o&&o.supportedEntryTypes.includes(t);
if(k)new o(go).observe({type:t,buffered:true});i?i.decode().then(k?null:soon,soon):k||soon();setTimeout(go,d.hidden?0:${patienceMs})})`.replaceAll(
  '\n',
  '',
)

/**
 * The server's page is whole before any script: its links lead on, and a press is kept until it can be answered
 * (`src/lib/earlyPress.ts`). So scripts take neither the line nor the processor before the first picture is shown. They are not
 * named in the head but asked for after it.
 */
export function lateScripts(html: string, nonce: string): string {
  const named = entry.exec(html)
  const endOfHead = html.indexOf('</head>')
  if (!named?.[1] || endOfHead < 0) return html
  const scripts = new Set([named[1]])
  const head = html.slice(0, endOfHead).replace(preload, (_, href: string) => {
    scripts.add(href)
    return ''
  })
  const list = JSON.stringify([...scripts]).replaceAll('<', '\\u003c')
  const late = `<script nonce="${nonce}">${start}(document,${list})</script>`
  return `${head}${html.slice(endOfHead, named.index)}${late}${html.slice(named.index + named[0].length)}`
}
