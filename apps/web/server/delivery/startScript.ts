/** How long scripts wait for images that never arrive. */
const patienceMs = 2_000

/**
 * Runs at the end of the page, once its styles are loaded. It requests the scripts when the first images on the screen
 * have been shown, or the first text on a page without such images. The browser reports that moment (Element Timing,
 * Paint Timing); in one that can't, it is the frame after the images were decoded. A background tab paints nothing, nor
 * does a tab that is hidden while it loads: hence the timer. If the entry cannot be loaded, the page is marked
 * as failed (`data-failed`, `src/lib/delivery/earlyPress.ts`).
 */
const start = `(function(d,a){var n=d.currentScript.nonce,w=1;d.currentScript.remove();
function go(){if(!w)return;w=0;a.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;l.nonce=n;d.head.append(l)});
var s=d.createElement("script"),y=self.trustedTypes,p=y&&y.createPolicy("first",{createScriptURL:function(u){return u===a[0]?u:null}});
s.type="module";s.async=true;s.nonce=n;s.onerror=function(){d.documentElement.dataset.failed=""};s.src=p?p.createScriptURL(a[0]):a[0];d.head.append(s)}
function soon(){requestAnimationFrame(function(){setTimeout(go)})}
var i=[].filter.call(d.querySelectorAll("img[elementtiming]"),function(e){var r=e.getBoundingClientRect();
return r.height&&r.bottom>0&&r.top<innerHeight&&r.left<innerWidth}),m=i.length,
t=m?"element":"paint",o=self.PerformanceObserver,k=o&&o.supportedEntryTypes.includes(t);
function one(){--m>0||go()}
if(k)new o(function(l){l.getEntries().forEach(one)}).observe({type:t,buffered:true});
if(m&&k)i.forEach(function(e){e.decode().catch(one)});
else if(m)Promise.all(i.map(function(e){return e.decode()})).then(soon,soon);
else if(!k)soon();
setTimeout(go,d.hidden?0:${patienceMs})})`.replaceAll('\n', '')

/**
 * The server's HTML works without scripts: its links work, and a press is queued until it can be handled
 * (`src/lib/delivery/earlyPress.ts`). Scripts therefore take no bandwidth or CPU before the first image is shown: the head does not
 * list them, and this one requests them afterwards, the first as the entry.
 */
export function startScript(scripts: readonly string[], nonce: string): string {
  const list = JSON.stringify([...new Set(scripts)]).replaceAll('<', '\\u003c')
  return `<script nonce="${nonce}">${start}(document,${list})</script>`
}
