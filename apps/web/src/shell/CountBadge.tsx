/** A count on an icon; said by the icon's own name. */
export function CountBadge({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <span
      aria-hidden="true"
      className="num absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-12/4.5 font-bold text-on-accent"
    >
      {text}
    </span>
  )
}
