// The support desk sees new words by itself: what is marked `data-live` is taken from the page as it is now. What is being typed stays.
const everyMs = 1500

const showNewest = () => {
  const talk = document.querySelector('.talk')
  if (talk) talk.scrollTop = talk.scrollHeight
}

function take(page) {
  document.title = page.title
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = page.querySelector(`[data-live="${part.dataset.live}"]`)
    if (!fresh || fresh.innerHTML === part.innerHTML) continue
    const focused = part.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null
    part.replaceChildren(...fresh.childNodes)
    if (focused) part.querySelector(`[href="${focused}"]`)?.focus()
    if (part.dataset.live === 'talk') showNewest()
  }
}

async function refresh() {
  if (!document.hidden) {
    const answer = await fetch(location.pathname, { headers: { accept: 'text/html' } }).catch(() => null)
    if (answer?.ok) take(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  }
  setTimeout(refresh, everyMs)
}

// Enter sends, Shift and Enter begins a line.
document.querySelector('textarea')?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  event.target.form.requestSubmit()
})
showNewest()
setTimeout(refresh, everyMs)
