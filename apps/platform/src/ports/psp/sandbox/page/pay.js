// The payment page of the sandbox provider. It judges a card where it was typed: the inputs have no name, so that only the
// last four digits and the expiry, put into hidden fields here, are ever sent.

const digitsOf = (text) => text.replace(/\D/g, '')

/** Luhn's check sum. */
export function isCardNumber(text) {
  const digits = digitsOf(text)
  if (digits.length < 12 || digits.length > 19) return false
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at])
    sum += at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)
  }
  return sum % 10 === 0
}

const brands = {
  visa: /^4/,
  mastercard: /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/,
  maestro: /^(5[0678]|6)/,
}

/** Whether a number belongs to the brand of the method; an unknown brand takes every number. */
export const isOfBrand = (text, brand) => brands[brand]?.test(digitsOf(text)) ?? true

/** "08/29" -> `ok`, `wrong` or `expired`, on the day `today`. A card is good through the last day of its month. */
export function judgeExpiry(text, today) {
  const match = /^(\d{2})\s*(?:\/\s*)?(?:20)?(\d{2})$/.exec(text.trim())
  const month = Number(match?.[1])
  if (!match || month < 1 || month > 12) return 'wrong'
  const nextMonth = Date.UTC(2000 + Number(match[2]), month, 1)
  return nextMonth > today.getTime() ? 'ok' : 'expired'
}

/** What is wrong with one field, or undefined. */
export function faultOf(name, value, brand, today) {
  if (name === 'number') return isCardNumber(value) ? (isOfBrand(value, brand) ? undefined : 'brand') : 'wrong'
  if (name === 'expiry') {
    const verdict = judgeExpiry(value, today)
    return verdict === 'ok' ? undefined : verdict
  }
  if (name === 'code') return /^\d{3,4}$/.test(value.trim()) ? undefined : 'wrong'
  if (name === 'voucher') return digitsOf(value).length === 16 ? undefined : 'wrong'
  return undefined
}

const samples = {
  visa: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  maestro: '6759 6498 2643 8453',
}
const sampleOf = { expiry: '12/34', code: '123', voucher: '1234 5678 9012 3456' }

function show(input, fault) {
  const text = fault ? (input.getAttribute(`data-error-${fault}`) ?? '') : ''
  document.getElementById(`${input.id}-error`).textContent = text
  input.setAttribute('aria-invalid', String(Boolean(fault)))
}

function start(form) {
  const brand = form.dataset.brand
  const inputs = [...form.querySelectorAll('[data-field]')]
  const judge = (input) => faultOf(input.dataset.field, input.value, brand, new Date())
  for (const button of form.querySelectorAll('[data-script]')) button.disabled = false
  for (const input of inputs) {
    input.addEventListener('blur', () => input.value && show(input, judge(input)))
    input.addEventListener('input', () => {
      group(input)
      if (input.getAttribute('aria-invalid') === 'true') show(input, judge(input))
    })
  }
  form.querySelector('[data-test-card]')?.addEventListener('click', () => {
    for (const input of inputs) {
      input.value = input.dataset.field === 'number' ? (samples[brand] ?? samples.visa) : sampleOf[input.dataset.field]
      show(input, undefined)
    }
  })
  form.addEventListener('submit', (event) => submit(event, form, inputs, judge))
  // A page kept by the browser's back button may have been left in mid-submit.
  window.addEventListener('pageshow', () => form.removeAttribute('data-sent'))
}

function submit(event, form, inputs, judge) {
  if (form.hasAttribute('data-sent')) return event.preventDefault()
  if (event.submitter?.hasAttribute('data-needs-fields') !== false) {
    for (const input of inputs) show(input, judge(input))
    const first = inputs.find(judge)
    if (first) {
      event.preventDefault()
      first.focus()
      return
    }
    const value = (name) => inputs.find((input) => input.dataset.field === name)?.value ?? ''
    if (form.elements.last_four) form.elements.last_four.value = digitsOf(value('number')).slice(-4)
    if (form.elements.expires)
      form.elements.expires.value = value('expiry')
        .replace(/\s/g, '')
        .replace(/^(\d\d)(\d\d)$/, '$1/$2')
  }
  form.setAttribute('data-sent', '')
  const status = form.querySelector('.status')
  status.textContent = status.dataset.working
}

function group(input) {
  const name = input.dataset.field
  if (input.selectionEnd !== input.value.length) return
  if (name === 'number' || name === 'voucher') {
    input.value = digitsOf(input.value)
      .slice(0, name === 'number' ? 19 : 16)
      .replace(/(\d{4})(?=\d)/g, '$1 ')
  }
  if (name === 'expiry') input.value = input.value.replace(/^(\d{2})(\d)$/, '$1/$2')
}

if (typeof document !== 'undefined') {
  const form = document.querySelector('[data-pay]')
  if (form) start(form)
  for (const button of document.querySelectorAll('[data-copy]')) {
    // Browsers lend the clipboard to secure pages only.
    button.hidden = !navigator.clipboard
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy)
      const before = button.textContent
      button.textContent = button.dataset.copied
      setTimeout(() => {
        button.textContent = before
      }, 2000)
    })
  }
}
