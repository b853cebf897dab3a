import type { ShopCard } from '../shop'

/** A card's image: its object on its two colours, with the orbits that all cards share. */
export function CardArt({ card, className = '' }: { readonly card: ShopCard; readonly className?: string }) {
  const [light, dark] = card.colors
  return (
    <span
      aria-hidden="true"
      className={`relative grid place-items-center overflow-hidden ${className}`}
      style={{ background: `linear-gradient(140deg, ${light}, ${dark})` }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 300 170"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        fill="none"
        stroke="#fff"
        strokeOpacity=".22"
      >
        <ellipse cx="150" cy="85" rx="82" ry="46" transform="rotate(-14 150 85)" />
        <ellipse cx="150" cy="85" rx="118" ry="66" transform="rotate(-14 150 85)" />
        <ellipse cx="150" cy="85" rx="160" ry="90" transform="rotate(-14 150 85)" />
      </svg>
      <img
        src={card.image}
        alt=""
        width={128}
        height={128}
        loading="lazy"
        className="relative size-[74%] max-h-32 object-contain"
      />
    </span>
  )
}
