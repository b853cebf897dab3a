/** How long a press on a link waits for the page before the browser follows the link. */
const patienceMs = 6_000

/**
 * Runs before all other scripts of the page. A press on a button or on a link to a popup before the page is interactive
 * is stored and replayed once it is (`data-ready`). On a slow connection it would otherwise be lost, send a form without
 * what was typed, or load another page.
 */
export const earlyPress = `(function(d){var h=d.documentElement,s="button,a[data-popup]",p,o;
function k(e){var a=e.target.closest&&e.target.closest(s);
if(!a||!e.isTrusted||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
e.preventDefault();e.stopImmediatePropagation();p=a}
function end(){o.disconnect();d.removeEventListener("click",k,true);if(p)p.click();p=0}
o=new MutationObserver(function(){"ready"in h.dataset&&end()});
d.addEventListener("click",k,true);o.observe(h,{attributes:true});
setTimeout(function(){s="button";p&&p.href&&end()},${patienceMs})})(document)`.replaceAll('\n', '')
