/** One drawn face for all support agents, because the platform sends no portraits. */
export const AgentAvatar = () => (
  <span aria-hidden="true" className="relative size-9 overflow-hidden rounded-full bg-accent/24">
    <img
      src="/media/art/1/hero-desk/128.webp"
      alt=""
      width={60}
      height={60}
      className="absolute -top-1.5 -left-3 size-15 max-w-none"
    />
  </span>
)
