/** How long a press on a link waits for the page before the browser follows the link. */
const patienceMs = 6_000

/**
 * Runs before all other scripts of the page. A press on a button or on a link to a popup before the page is interactive
 * is stored and replayed once it is (`data-ready`). On a slow connection it would otherwise be lost, send a form without
 * what was typed, or load another page. If the scripts cannot be loaded (`data-failed`), a press on a button reloads the
 * page. A page that is left forgets the press: it may be shown again much later.
 */
export const earlyPress = `(function(d){var h=d.documentElement,s="button,a[data-popup]",p,o;
function k(e){var a=e.target.closest&&e.target.closest(s);
if(!a||!e.isTrusted||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();e.stopImmediatePropagation();p=a;see()}
function go(){var a=p;p=0;a&&a.click()}
function see(){if("ready"in h.dataset){o.disconnect();d.removeEventListener("click",k,true);go()}
else if(p&&"failed"in h.dataset)p.href?go():location.reload()}
o=new MutationObserver(see);
d.addEventListener("click",k,true);o.observe(h,{attributes:true});addEventListener("pagehide",function(){p=0});
setTimeout(function(){s="button";p&&p.href&&go()},${patienceMs})})(document)`.replaceAll('\n', '')
